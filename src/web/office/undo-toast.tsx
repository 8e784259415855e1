import { showToast, type Toast, toastStore } from '#src/design/toast-store.ts'
import type { Language } from '#src/kernel/language.ts'
import { CurrentText } from '../current-text.tsx'
import { fieldTexts } from '../texts/field-texts.ts'
import { undoTime } from './undo-time.ts'

/**
 * Shows a toast that says what has been done, and offers for `duration` milliseconds to take it back. Colleagues who share a tablet
 * may switch the language meanwhile: the toast stays and follows it.
 */
export function showUndoToast(
  textOf: (language: Language) => string,
  takeBack: () => void,
  duration = undoTime,
): void {
  showToast({
    title: <CurrentText of={textOf} />,
    tone: 'success',
    duration,
    followsLanguage: true,
    action: { label: <CurrentText of={(language) => fieldTexts[language].undo} />, onSelect: takeBack },
  })
}

/** The open toast, if its button takes back what the user has done. */
export function openUndo(toasts: readonly Toast[]): { readonly id: number; takeBack(): void } | undefined {
  const { id, action } = toasts.find(({ state }) => state === 'open') ?? {}
  return id !== undefined && action && 'onSelect' in action ? { id, takeBack: action.onSelect } : undefined
}

/** Milliseconds. After an undo was pressed, its reply comes about as soon, and says with a toast what was taken back. */
const replyTime = 1_000

/**
 * Calls `show` at once or, if an undo is open, as soon as no toast has been open for a moment. Returns a function that cancels the
 * waiting.
 */
export function afterUndo(show: () => void): () => void {
  if (!openUndo(toastStore.snapshot())) {
    show()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = toastStore.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (toastStore.snapshot().some(({ state }) => state === 'open')) return
      cancel()
      show()
    }, replyTime)
  })
  function cancel() {
    clearTimeout(timer)
    stop()
  }
  return cancel
}
