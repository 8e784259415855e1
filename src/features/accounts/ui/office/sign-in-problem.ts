import type { ToastContent } from '#src/design/toast-store.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '#src/web/api.ts'
import type { loginEn } from '../../texts/login-en.ts'

/** The text for a sign-in that failed: rejected with a reason, too often, or without any response. */
export function signInProblem(error: unknown, texts: typeof loginEn): ToastContent {
  if (!(error instanceof ApiError) || error.status >= 500) {
    return { title: texts.error, description: texts.errorMore, tone: 'error' }
  }
  return { title: texts.failed, description: reason(error, texts), tone: 'error' }
}

function reason({ status, code, message, retryAfterSeconds }: ApiError, texts: typeof loginEn): string {
  if (status === 429)
    return retryAfterSeconds === undefined
      ? texts.problems['accounts.too-many-attempts']
      : texts.wait(retryAfterSeconds)
  const known: Readonly<Record<string, string>> = texts.problems
  return ownValue(known, code ?? '') ?? (message || texts.invalid)
}
