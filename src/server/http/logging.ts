import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { DatabaseError } from 'pg'

import { loggedRoute } from './logged-route.ts'
import { mask, masked, secretNames } from './masked-log.ts'
import { fastifyListening } from './listen.ts'
import { logOutput } from './log-output.ts'

/**
 * Structured logs, one line an event: JSON, and readable text on a terminal. Requests are logged by method, route and status; addresses, bodies, cookies
 * and personal data never are, and what slips into a logged object is masked by name.
 */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream: logOutput,
    // What a child logger was given; everything else passes the formatter.
    redact: { paths: secretNames.map((name) => `["${name}"]`), censor: mask },
    formatters: { log: maskedLine },
    hooks: {
      logMethod(line, method) {
        if (line[0] !== fastifyListening) method.apply(this, line)
      },
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: loggedRoute(request) }),
      res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
      err: writeError,
    },
  }
}

/** What has a serializer of its own is written by that alone. */
function maskedLine(line: Record<string, unknown>): Record<string, unknown> {
  const { req, res, err, ...rest } = line
  // A copy of an object of names and values is one again.
  const safe = masked(rest, writeError) as Record<string, unknown>
  return {
    ...safe,
    ...(req !== undefined && { req }),
    ...(res !== undefined && { res }),
    ...(err !== undefined && { err }),
  }
}

function writeError(error: Error): { type: string; message: string; stack: string } {
  return {
    type: error.name,
    message: messageOf(error),
    ...causeOf(error),
    // A stack begins with the message.
    stack: messageOf(error) === error.message ? (error.stack ?? '') : framesOf(error),
  }
}

/** Data exceptions, such as a date out of range, syntax errors of what is searched for, and errors that functions raise. */
const quotingCodes = /^(22...|42601|P0001)$/

/** The message, but for one that may hold values that were sent to the database. */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'query failed'
  const isQuoting = error instanceof DatabaseError && quotingCodes.test(error.code ?? '')
  return isQuoting ? 'the database rejected a value' : error.message
}

function causeOf(error: Error): { cause?: { message: string; code?: string } } {
  if (!(error.cause instanceof Error)) return {}
  const { code } = error.cause as NodeJS.ErrnoException
  return { cause: { message: messageOf(error.cause), ...(code && { code }) } }
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
