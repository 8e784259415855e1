import type { FastifyRequest } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Config } from '../config.ts'

/**
 * The address under which guests reach the site: PUBLIC_URL, or, if that is not set, the address to which this request was sent.
 * The address is never taken from X-Forwarded-Host, because proxies pass that header on as a visitor sent it.
 */
export function ownOrigin(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const protocol = request.protocol === 'https' ? 'https' : 'http'
  return publicUrl ?? `${protocol}://${requestHost(request)}`
}

/** The Host header of a request; empty if there is none. */
export function requestHost({ headers }: FastifyRequest): string {
  return headers.host ?? ''
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects calls that change something if a page of another site has made the browser send them. The Origin header is compared with
 * PUBLIC_URL. If PUBLIC_URL is not set, the Origin is compared with the Host header of the request, so that a tablet on the local
 * network works.
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

/**
 * Browsers tell in Sec-Fetch-Site where a request comes from, even if they leave the Origin out. Other clients do not send this
 * header.
 */
function isSentByForeignPage(site: string | string[] | undefined): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** The host of an Origin header. Undefined for the Origin "null", which pages send that have no origin of their own. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
