import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { Transport } from '#src/web/api.ts'

/** What a page's calls take from the request that the page is rendered for. */
export interface PageVisitor {
  readonly host: string
  readonly cookie?: string | undefined
}

/**
 * The address from which pages call the API. No visitor can have it, and no rate limit counts it: the rendering itself is limited,
 * and one visitor's limit must not spoil a page that others wait for.
 */
export const ownAddress = `server-${randomUUID()}`

/**
 * Lets a page's loader call the API inside this process, so that rights, validation and serialization exist once. Of the visitor's
 * request, only the host and the cookie are passed on.
 */
export function injectTransport(app: FastifyInstance, { host, cookie }: PageVisitor): Transport {
  return async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, host, ...(cookie && { cookie }) },
      remoteAddress: ownAddress,
      ...(body !== undefined && { payload: body }),
    })
    return {
      status: response.statusCode,
      statusText: response.statusMessage,
      text: response.payload,
      headers: { get: (name) => response.headers[name.toLowerCase()]?.toString() ?? null },
    }
  }
}
