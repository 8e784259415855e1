import { ApiError } from '../api.ts'

/** If the server is full for longer than this, the guest should call. */
const maxRetries = 5

/** The timer of a form that will be sent again. */
export interface AutomaticRetry {
  /**
   * If the server has rejected the form because of too many calls, `plan` calls `send` at the moment that the server has named, and
   * returns that moment, as `performance.now()` counts. For any other error, and after `maxRetries` times in a row, it returns
   * undefined.
   */
  plan(error: unknown, send: () => void): number | undefined
  cancel(): void
  /** Counts the retries from the first again. */
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
