import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

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
    // The message of a failed query, and the stack that repeats it, hold the values that were sent to the database.
    message: error instanceof DrizzleQueryError ? 'query failed' : error.message,
    ...causeOf(error),
    stack: error instanceof DrizzleQueryError ? framesOf(error) : (error.stack ?? ''),
  }
}

function causeOf(error: Error): { cause?: { message: string; code?: string } } {
  if (!(error.cause instanceof Error)) return {}
  const { code } = error.cause as NodeJS.ErrnoException
  return { cause: { message: error.cause.message, ...(code && { code }) } }
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
