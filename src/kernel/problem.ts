/**
 * The body of an error response: a stable code for clients, a message for people, and for invalid input a message for each wrong
 * field, by the field's path.
 */
export interface Problem {
  message: string
  code: string
  fields?: Record<string, string>
  /** What the error is about, if a screen needs it to help the user: the current prices, or the dish that sold out. */
  details?: unknown
}

/** The codes with which any call of the site can fail. The server never sends the last code: the browser sets it. */
export type CommonProblemCode =
  | 'request.invalid'
  | 'request.malformed'
  | 'request.empty-body'
  | 'request.invalid-json'
  | 'request.unsupported-media-type'
  | 'request.invalid-host'
  | 'request.headers-too-large'
  | 'request.address-too-long'
  | 'request.timeout'
  | 'request.too-large'
  | 'request.too-many'
  | 'request.not-found'
  | 'request.foreign-origin'
  | 'server.unavailable'
  | 'server.fault'
  | 'network.failed'

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 429 | 503

/** An expected error, such as invalid input. Use cases throw it; src/server/http/error-translator.ts turns it into the response. */
export class ProblemError extends Error {
  readonly status: ProblemStatus
  readonly problem: Problem

  constructor(status: ProblemStatus, problem: Problem) {
    super(problem.message)
    this.name = 'ProblemError'
    this.status = status
    this.problem = problem
  }
}

export function invalid(
  code: string,
  message: string,
  fields?: Record<string, string>,
  details?: unknown,
): ProblemError {
  return new ProblemError(400, {
    message,
    code,
    ...(fields && { fields }),
    ...(details !== undefined && { details }),
  })
}

export function notFound(code: string, message: string): ProblemError {
  return new ProblemError(404, { message, code })
}

export function conflict(code: string, message: string, details?: unknown): ProblemError {
  return new ProblemError(409, { message, code, ...(details !== undefined && { details }) })
}
