import type { ToastContent } from '#src/design/toast-store.ts'
import type { Language } from '#src/kernel/language.ts'
import { ApiError } from '#src/web/api.ts'
import { failureText } from '#src/web/forms/failure-text.ts'
import { loginTexts } from '../../texts/login-texts.ts'

const problems = { vi: loginTexts.vi.problems, en: loginTexts.en.problems }

/**
 * The text for a failed sign-in: the server has rejected it with a reason, there were too many attempts, or the server could not be
 * reached.
 */
export function signInProblem(error: unknown, language: Language): ToastContent {
  const texts = loginTexts[language]
  if (!(error instanceof ApiError) || error.status >= 500) {
    return { title: texts.error, description: texts.errorMore, tone: 'error' }
  }
  return { title: texts.failed, description: reason(error, language), tone: 'error' }
}

function reason(error: ApiError, language: Language): string {
  const { invalid, wait } = loginTexts[language]
  if (error.status !== 429) return failureText(error, problems, language, invalid)
  const { retryAfterSeconds } = error
  return retryAfterSeconds === undefined
    ? problems[language]['accounts.too-many-attempts']
    : wait(retryAfterSeconds)
}
