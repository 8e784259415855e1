import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { failureText } from '#src/web/forms/failure-text.ts'
import { problemsEn } from '../../texts/problems-en.ts'
import { problemsVi } from '../../texts/problems-vi.ts'
import { orderingTexts } from '../../texts/texts.ts'

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: problemsEn,
  vi: problemsVi,
}

/** What a guest reads for a code of the API or of the rules; undefined for one we have no words for. */
export function codeText(code: string | undefined, language: Language): string | undefined {
  return code === undefined ? undefined : ownValue(texts[language], code)
}

/** Why a call failed, for the guest. */
export function problemText(error: unknown, language: Language): string {
  return failureText(error, (code) => codeText(code, language), orderingTexts[language].failed.tryLater)
}
