import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { DatabaseError } from 'pg'

import { loggedRoute } from './logged-route.ts'
import { mask, masked, secretNames } from './masked-log.ts'
import { fastifyListening } from './listen.ts'
import { logOutput } from './log-output.ts'

/**
 * Structured logs with one line for each event: JSON, or readable text on a terminal. A request is logged with its method, route
 * and status. Addresses, bodies, cookies and personal data are never logged on purpose. If a logged object contains such data, the
 * data is masked because of its field's name.
 */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream: logOutput,
    // These paths mask secret fields of child loggers. The formatter below masks secret fields of the log lines themselves.
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

/** Masks the fields of a log line except `req`, `res` and `err`, which are written by their own serializers. */
function maskedLine(line: Record<string, unknown>): Record<string, unknown> {
  const { req, res, err, ...rest } = line
  // `masked` returns a plain object for a plain object, although its type does not say so.
  const safe = masked(rest, writeError) as Record<string, unknown>
  return {
    ...safe,
    ...(req !== undefined && { req }),
    ...(res !== undefined && { res }),
    ...(err !== undefined && { err }),
  }
}

/** Longer messages quote what was sent, such as a picture of 10 MB. The log would lose so long a line. */
const maxMessage = 2000

function writeError(error: Error): { type: string; message: string; stack: string } {
  // JavaScript can throw any value, for example a text.
  if (!(error instanceof Error)) return writeError(new Error(String(error)))
  const message = messageOf(error)
  return {
    type: error.name,
    message,
    ...causeOf(error),
    // A stack begins with the error's message. If the message was replaced or cut, only the frames of the stack are logged.
    stack: message === error.message ? (error.stack ?? '') : framesOf(error),
  }
}

/**
 * Codes of database errors whose message may contain values of guests: data exceptions, such as a date out of range, syntax errors
 * of a search text, and errors that database functions raise.
 */
const quotingCodes = /^(22...|42601|P0001)$/

/** The message of an error, cut if it is long, or a fixed text if the message may hold values that were sent to the database. */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'query failed'
  const isQuoting = error instanceof DatabaseError && quotingCodes.test(error.code ?? '')
  return isQuoting ? 'the database rejected a value' : error.message.slice(0, maxMessage)
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
