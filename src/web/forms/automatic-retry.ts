import { ApiError } from '../api.ts'

/** If the server still rejects the form after this many retries, the guest should call the restaurant. */
const maxRetries = 5

/** The timer after which a form is sent again automatically. */
export interface AutomaticRetry {
  /**
   * If the server has rejected the form because of too many calls, `plan` calls `send` at the moment that the server has named, and
   * returns this moment in milliseconds, as `performance.now()` counts. For any other error, and if it has been called `maxRetries`
   * times in a row, it plans nothing and returns undefined.
   */
  plan(error: unknown, send: () => void): number | undefined
  cancel(): void
  /** Makes the next retry count as the first again. */
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
