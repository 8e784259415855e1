import type { Language } from '../../../../kernel/language.ts'
import { ApiError } from '../../../../web/api.ts'
import { problemsEn } from '../../texts/problems-en.ts'
import { problemsVi } from '../../texts/problems-vi.ts'
import { orderingTexts } from '../../texts/texts.ts'

const texts: Readonly<Record<Language, Readonly<Record<string, string | undefined>>>> = {
  en: problemsEn,
  vi: problemsVi,
}

/** What a guest reads for a code of the API or of the rules; undefined for one we have no words for. */
export function codeText(code: string | undefined, language: Language): string | undefined {
  return code === undefined ? undefined : texts[language][code]
}

/**
 * Why a call failed, for the guest: our words for the code, else the server's message, else "please try again later"
 * (public site §8). What a proxy in between says of a server that is down is no message for anyone.
 */
export function problemText(error: unknown, language: Language): string {
  if (error instanceof ApiError) {
    const isOurs = error.code !== undefined || error.status < 500
    return (
      codeText(error.code, language) ?? ((isOurs && error.message) || orderingTexts[language].failed.tryLater)
    )
  }
  // `fetch` rejects with a TypeError when no answer came at all.
  if (error instanceof TypeError)
    return texts[language]['network.failed'] ?? orderingTexts[language].failed.tryLater
  return orderingTexts[language].failed.tryLater
}
