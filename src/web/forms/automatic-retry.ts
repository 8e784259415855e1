import { ApiError } from '../api.ts'

/** A house that is full for longer than that is better called. */
const maxRetries = 5

/** The timer of a form that waits to be sent again. */
export interface AutomaticRetry {
  /**
   * Sends again when the server says that a limit is over, and returns when that is, as `performance.now()` counts. Undefined for any
   * other error, and after several times in a row.
   */
  plan(error: unknown, send: () => void): number | undefined
  cancel(): void
  /** The next limit is the first one again. */
  reset(): void
}

export function automaticRetry(): AutomaticRetry {
  let timer: ReturnType<typeof setTimeout> | undefined
  let planned = 0
  return {
    plan(error, send) {
      const seconds =
        error instanceof ApiError && error.code === 'request.too-many' ? error.retryAfterSeconds : undefined
      if (seconds === undefined || planned === maxRetries) return undefined
      planned += 1
      timer = setTimeout(send, seconds * 1000)
      return performance.now() + seconds * 1000
    },
    cancel: () => clearTimeout(timer),
    reset: () => void (planned = 0),
  }
}
