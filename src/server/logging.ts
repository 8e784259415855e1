import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyServerOptions } from 'fastify'

/**
 * Structured logs, one JSON line an event. Requests are logged by method, path and status; bodies, cookies, query
 * strings and personal data never are, and what slips into a logged object is blotted out by name.
 */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string; id?: string }) => ({
        method: request.method,
        // A ticket's token opens personal data, and a query string may hold a name someone searched for.
        path: withoutSecrets(request.url),
      }),
      err: (error: Error) => ({
        type: error.name,
        // The message of a failed query, and the stack that repeats it, hold the values that were sent to the database.
        message: error instanceof DrizzleQueryError ? 'query failed' : error.message,
        ...causeOf(error),
        stack: error instanceof DrizzleQueryError ? framesOf(error) : (error.stack ?? ''),
      }),
    },
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

function withoutSecrets(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/(\/(?:ticket|order)\/)[^/]+/, '$1[redacted]')
}

const secretNames = [
  'password',
  'currentPassword',
  'newPassword',
  'cookie',
  'authorization',
  'token',
  'phone',
  'email',
  'customerPhone',
  'customerEmail',
  'customerAddress',
]

const redactedPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`])
