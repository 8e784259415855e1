import type { FastifyRequest } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Config } from '../config.ts'

/**
 * The address under which guests reach the site: PUBLIC_URL or, if PUBLIC_URL is not set, the address to which this request was
 * sent. X-Forwarded-Host is never used, because proxies pass that header on as the visitor sent it.
 */
export function ownOrigin(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const protocol = request.protocol === 'https' ? 'https' : 'http'
  return publicUrl ?? `${protocol}://${requestHost(request)}`
}

/** The Host header of a request; empty if the request has no such header. */
export function requestHost({ headers }: FastifyRequest): string {
  return headers.host ?? ''
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects calls that change something if a page of another site has made the browser send them. The Origin header must match
 * PUBLIC_URL. If PUBLIC_URL is not set, it must match the request's Host header, so that a tablet that uses a local address can
 * send such calls.
 */
export function requireOwnOrigin({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const publicOrigin = publicUrl && new URL(publicUrl).origin
  return async (request: FastifyRequest): Promise<void> => {
    if (readingMethods.has(request.method) || isOwn(request)) return
    throw new ProblemError(403, 'request.foreign-origin', 'Requests from other sites are rejected')
  }

  function isOwn({ headers }: FastifyRequest): boolean {
    if (headers.origin === undefined) return !isSentByForeignPage(headers['sec-fetch-site'])
    if (publicOrigin) return headers.origin === publicOrigin
    // The Origin "null", which browsers send for pages without an origin of their own, has no host.
    const host = URL.parse(headers.origin)?.host
    return host !== undefined && host === headers.host?.toLowerCase()
  }
}

/**
 * Tells from the header Sec-Fetch-Site whether a page of another site sent the request. Browsers send this header even if they
 * leave out the Origin header; other clients do not send it.
 */
function isSentByForeignPage(site: string | string[] | undefined): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
