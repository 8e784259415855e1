import { showToast, type ToastContent } from '#src/design/toast-store.ts'
import { useCall } from './call-link.tsx'
import { copyText } from './copy-text.ts'

type Said = Pick<ToastContent, 'title' | 'description'>

/**
 * Returns a function that copies a text and tells the visitor, on the screen and by screen reader, whether copying has succeeded.
 * If it has failed, guests also see the number to call.
 */
export function useCopy(copied: Said, failed: Said): (text: string) => Promise<boolean> {
  const call = useCall()
  return async (text) => {
    const isCopied = await copyText(text)
    showToast(isCopied ? { ...copied, tone: 'success' } : { ...failed, tone: 'error', action: call })
    return isCopied
  }
}
