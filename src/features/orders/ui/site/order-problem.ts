import type { Language } from '#src/kernel/language.ts'
import * as failure from '#src/web/forms/failure-text.ts'
import { problemsEn } from '../../texts/problems-en.ts'
import { problemsVi } from '../../texts/problems-vi.ts'
import { orderingTexts } from '../../texts/texts.ts'

const texts = { vi: problemsVi, en: problemsEn }

/** What a guest reads for a code of the API or of the rules; undefined for one without a text. */
export function codeText(code: string | undefined, language: Language): string | undefined {
  return failure.codeText(code, texts, language)
}

/** Why a call failed, for the guest. */
export function problemText(error: unknown, language: Language): string {
  return failure.failureText(error, texts, language, orderingTexts[language].failed.tryLater)
}
