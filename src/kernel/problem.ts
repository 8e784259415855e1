/**
 * The body of an error response: a stable code for clients and a message for people. For invalid input it also contains a message
 * for each invalid field, by the field's path.
 */
export interface Problem {
  message: string
  code: string
  fields?: Record<string, string>
  /** Facts about the error that a screen needs to help the user: for example, the current prices, or the dish that is sold out. */
  details?: unknown
}

/** The problem codes with which any call can fail. The last code is never sent by the server: the browser sets it. */
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

/**
 * An expected error, such as invalid input. Use cases throw it, and src/server/http/error-translator.ts turns it into a response.
 */
export class ProblemError extends Error {
  readonly status: ProblemStatus
  readonly problem: Problem

  constructor(
    status: ProblemStatus,
    code: string,
    message: string,
    more: Pick<Problem, 'fields' | 'details'> = {},
  ) {
    super(message)
    this.name = 'ProblemError'
    this.status = status
    this.problem = { message, code, ...more }
  }
}

export function invalid(
  code: string,
  message: string,
  fields?: Record<string, string>,
  details?: unknown,
): ProblemError {
  const more = { ...(fields && { fields }), ...(details !== undefined && { details }) }
  return new ProblemError(400, code, message, more)
}

/** Input of which one field is invalid. The message is shown at the field. */
export function invalidField(code: string, field: string, message: string): ProblemError {
  return invalid(code, message, { [field]: message })
}

export function notFound(code: string, message: string): ProblemError {
  return new ProblemError(404, code, message)
}

export function conflict(code: string, message: string, details?: unknown): ProblemError {
  return new ProblemError(409, code, message, details === undefined ? {} : { details })
}
