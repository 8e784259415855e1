import { useWindowEvent } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'

import { toastStore } from '#src/design/toast-store.ts'
import { useTexts } from '../language.tsx'
import { officeTexts } from './texts/office-texts.ts'
import styles from './undo-key.module.css'

/**
 * Lets Ctrl+Z press the button in the open toast, which keyboard users can hardly reach. In the office this button undoes the last
 * action. The toast shows the key, except on touch screens, and screen readers announce it. In a text field, Ctrl+Z still undoes
 * typing.
 */
export function UndoKey() {
  const { undoKey } = useTexts(officeTexts)
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot)
  const toast = toasts.find(({ state, action }) => state === 'open' && action && 'onSelect' in action)
  useWindowEvent('keydown', (event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (!isUndo || !toast?.action || !('onSelect' in toast.action) || isTyping(event.target)) return
    event.preventDefault()
    toast.action.onSelect()
    toastStore.dismiss(toast.id)
  })
  return (
    <p role="status" className={toast ? styles.key : 'visually-hidden'}>
      {toast && undoKey}
    </p>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
