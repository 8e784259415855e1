import { showToast } from '#src/design/toast-store.ts'
import type { Language } from '#src/kernel/language.ts'
import { useLanguage } from '../language.tsx'
import { fieldTexts } from '../texts/field-texts.ts'
import { undoTime } from './undo-time.ts'

type TextOf = (language: Language) => string

/**
 * Shows a toast that says what has been done, and offers for `undoTime` to take it back. Colleagues who share a tablet may switch the
 * language meanwhile: the toast stays and follows it.
 */
export function showUndoToast(textOf: TextOf, takeBack: () => void): void {
  showToast({
    title: <Text of={textOf} />,
    tone: 'success',
    duration: undoTime,
    followsLanguage: true,
    action: { label: <Text of={(language) => fieldTexts[language].undo} />, onSelect: takeBack },
  })
}

function Text({ of }: { readonly of: TextOf }) {
  return of(useLanguage())
}
