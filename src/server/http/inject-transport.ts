import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import inject from 'light-my-request'

import type { Transport } from '#src/web/api.ts'

/** What the API calls of a page take over from the visitor's request for that page. */
export interface PageVisitor {
  readonly host: string
  readonly cookie?: string | undefined
}

/**
 * The address from which pages that the server renders call the API. No visitor can have this address, and no rate limit counts it:
 * the rendering of pages is limited itself, and the limit of one visitor must not spoil a page that other visitors wait for.
 */
export const ownAddress = `server-${randomUUID()}`

/**
 * Lets the loader of a page call the API inside this process, so that rights, validation and serialization are written only once.
 * Only the host and the cookie of the visitor's request are passed on. Fastify's own `inject` is not used, because it rejects calls
 * once the server closes, and so pages that are still being rendered would fail.
 */
export function injectTransport(app: FastifyInstance, { host, cookie }: PageVisitor): Transport {
  return async ({ method, url, headers, body }) => {
    const response = await inject((request, answer) => app.routing(request, answer), {
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
