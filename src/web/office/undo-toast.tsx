import { showToast } from '#src/design/toast-store.ts'
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
