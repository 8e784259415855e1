import { useWindowEvent } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'

import { toastStore } from '#src/design/toast-store.ts'
import { useTexts } from '../language.tsx'
import { officeTexts } from './texts/office-texts.ts'
import { openUndo } from './undo-toast.tsx'
import styles from './undo-key.module.css'

/**
 * Lets Ctrl+Z press the button in the open toast, which keyboard users can hardly reach. In the office this button undoes the last
 * action. The toast shows the key, except on touch screens, and screen readers announce it. In a text field, Ctrl+Z still undoes
 * typing.
 */
export function UndoKey() {
  const { undoKey } = useTexts(officeTexts)
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot)
  const undo = openUndo(toasts)
  useWindowEvent('keydown', (event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (!isUndo || !undo || isTyping(event.target)) return
    event.preventDefault()
    undo.takeBack()
    toastStore.dismiss(undo.id)
  })
  return (
    <p role="status" className={undo ? styles.key : 'visually-hidden'}>
      {undo && undoKey}
    </p>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
