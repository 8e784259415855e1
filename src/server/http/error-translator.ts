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
    return {
      status: 503,
      problem: {
        message: 'The service is briefly unavailable. Please try again.',
        code: 'server.unavailable',
      },
    }
  }
  if (hasErrorCode(error, unstorableText)) {
    return {
      status: 400,
      problem: { message: 'A character in this text cannot be stored.', code: 'request.invalid' },
    }
  }
  const known = ownValue(knownFrameworkErrors, (error as FastifyError | undefined)?.code ?? '')
  if (known) return known
  if (isAbortedRequest(error)) return malformed(400)
  const status = (error as FastifyError | undefined)?.statusCode
  if (status && status >= 400 && status < 500) return malformed(status)
  log.error({ err: error }, 'unexpected error')
  return {
    status: 500,
    problem: { message: 'Something went wrong on our side. Please try again later.', code: 'server.fault' },
  }
}

function malformed(status: number): ErrorResponse {
  return { status, problem: { message: 'The request cannot be understood', code: 'request.malformed' } }
}

const knownFrameworkErrors: Readonly<Record<string, ErrorResponse>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    problem: { message: 'The request is too large', code: 'request.too-large' },
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    problem: {
      message: 'Send JSON (content-type: application/json)',
      code: 'request.unsupported-media-type',
    },
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    problem: { message: 'The request body is empty', code: 'request.empty-body' },
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    problem: { message: 'The request body is not valid JSON', code: 'request.invalid-json' },
  },
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
