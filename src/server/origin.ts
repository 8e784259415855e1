import type { FastifyRequest } from 'fastify'

import { ProblemError } from '../kernel/problem.ts'
import type { Config } from './config.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing calls that a foreign page makes a browser send. The Origin is compared with PUBLIC_URL, or
 * with the request's own Host where that is not set, so that a tablet on the local network works.
 */
export function requireOwnOrigin({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const publicOrigin = publicUrl && new URL(publicUrl).origin
  return async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers
    // Programs that are no browser send none; they carry no one's cookies either.
    if (readingMethods.has(request.method) || origin === undefined) return
    const own = publicOrigin ? origin === publicOrigin : hostOf(origin) === request.headers.host
    if (!own) throw new ProblemError(403, { message: 'Requests from other sites are refused', code: 'request.foreign-origin' })
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
