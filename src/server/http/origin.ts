import type { FastifyRequest } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Config } from '../config.ts'

/**
 * The address guests reach the site under: PUBLIC_URL, or where that is not set the one this request came by. That is never
 * what X-Forwarded-Host says, which proxies pass on as a visitor sent it.
 */
export function ownOrigin(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const protocol = request.protocol === 'https' ? 'https' : 'http'
  return publicUrl ?? `${protocol}://${requestHost(request)}`
}

/** The Host header of a request; empty where it has none. */
export function requestHost({ headers }: FastifyRequest): string {
  return headers.host ?? ''
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects state-changing calls that a foreign page makes a browser send. The Origin is compared with PUBLIC_URL, or
 * with the request's own Host where that is not set, so that a tablet on the local network works.
 */
export function requireOwnOrigin({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const publicOrigin = publicUrl && new URL(publicUrl).origin
  return async (request: FastifyRequest): Promise<void> => {
    if (readingMethods.has(request.method) || isOwn(request)) return
    throw new ProblemError(403, {
      message: 'Requests from other sites are rejected',
      code: 'request.foreign-origin',
    })
  }

  function isOwn({ headers }: FastifyRequest): boolean {
    if (headers.origin === undefined) return !isSentByForeignPage(headers['sec-fetch-site'])
    if (publicOrigin) return headers.origin === publicOrigin
    const host = hostOf(headers.origin)
    return host !== undefined && host === headers.host?.toLowerCase()
  }
}

/** Browsers say where a request comes from even where they leave the Origin out; clients other than browsers do not. */
function isSentByForeignPage(site: string | string[] | undefined): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Undefined for "null", which pages without an origin of their own send. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
