import type { FastifyBaseLogger, FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import { ownValue } from '#src/kernel/own-value.ts'
import { ProblemError, type Problem } from '#src/kernel/problem.ts'
import { hasErrorCode, isAbortedRequest, unavailableReason } from '../database/unavailable.ts'

export interface ErrorResponse {
  readonly status: number
  readonly problem: Problem
}

/**
 * The only place that turns errors into responses. Expected errors are sent unchanged. All unknown errors are logged in full, but
 * their responses contain no internal message, query or path.
 */
export function translateError(error: unknown, log: FastifyBaseLogger): ErrorResponse {
  if (error instanceof ProblemError) {
    const { status, problem } = error
    return { status, problem }
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  const unavailable = unavailableReason(error)
  if (unavailable) {
    log.error({ err: error }, `briefly unavailable: ${unavailable}`)
    return response(503, 'server.unavailable', 'The service is briefly unavailable. Please try again.')
  }
  if (hasErrorCode(error, unstorableText))
    return response(400, 'request.invalid', 'A character in this text cannot be stored.')
  const known = ownValue(knownFrameworkErrors, (error as FastifyError | undefined)?.code ?? '')
  if (known) return known
  if (isAbortedRequest(error)) return malformed(400)
  const status = (error as FastifyError | undefined)?.statusCode
  if (status && status >= 400 && status < 500) return malformed(status)
  log.error({ err: error }, 'unexpected error')
  return response(500, 'server.fault', 'Something went wrong on our side. Please try again later.')
}

function response(status: number, code: string, message: string): ErrorResponse {
  return { status, problem: { message, code } }
}

function malformed(status: number): ErrorResponse {
  return response(status, 'request.malformed', 'The request cannot be understood')
}

const knownFrameworkErrors: Readonly<Record<string, ErrorResponse>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: response(413, 'request.too-large', 'The request is too large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: response(
    415,
    'request.unsupported-media-type',
    'Send JSON (content-type: application/json)',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: response(400, 'request.empty-body', 'The request body is empty'),
  FST_ERR_CTP_INVALID_JSON_BODY: response(400, 'request.invalid-json', 'The request body is not valid JSON'),
}

function invalidInput(
  issues: readonly { instancePath: string; message?: string | undefined }[],
): ErrorResponse {
  const messages = new Map<string, string>()
  for (const issue of issues) {
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
    if (!messages.has(path)) messages.set(path, issue.message ?? 'Invalid value')
  }
  const [first = 'Invalid input'] = messages.values()
  const fields = Object.fromEntries(messages)
  return { status: 400, problem: { message: first, code: 'request.invalid', fields } }
}

/**
 * PostgreSQL's error codes for text with a NUL or with half a surrogate pair, which it never stores. The client that sent such text
 * is at fault, not this program.
 */
const unstorableText = new Set(['22021', '22P05'])
