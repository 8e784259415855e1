import { ApiError } from '../api.ts'

/**
 * The form is sent again automatically at most this many times. If the server then still rejects it, the guest should call the
 * restaurant.
 */
const maxRetries = 5

/** A timer that sends a rejected form again automatically. */
export interface AutomaticRetry {
  /**
   * If the server has rejected the form because of too many calls, plans a call of `send` for the time that the server has named,
   * and returns this time in milliseconds, as `performance.now()` counts. For any other error, and after `maxRetries` calls of
   * `plan` in a row, nothing is planned, and the result is undefined.
   */
  plan(error: unknown, send: () => void): number | undefined
  cancel(): void
  /** Starts the count of retries anew. */
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
