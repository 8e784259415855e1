import { ProblemError } from '#src/kernel/problem.ts'

/** The error for attempts that come too fast. Its `retryAfterSeconds` goes into the `Retry-After` header of the response. */
export class TooManyAttempts extends ProblemError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    const message = 'Too many failed attempts. Please wait a moment and try again.'
    super(429, 'accounts.too-many-attempts', message, { details: { retryAfterSeconds } })
    this.retryAfterSeconds = retryAfterSeconds
  }
}
