import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import inject from 'light-my-request'

import type { Transport } from '#src/web/api.ts'

/** The parts of a visitor's page request that are also used for the calls of the API which the page makes on the server. */
export interface PageVisitor {
  readonly host: string
  readonly cookie?: string | undefined
}

/**
 * The address from which pages that the server renders call the API. No visitor can have this address, and no rate limit counts its
 * calls: the server already limits how many pages it renders, and the limit of one visitor must not spoil a page that other
 * visitors wait for.
 */
export const ownAddress = `server-${randomUUID()}`

/**
 * Lets a page's loader call the API inside this process, so that the code for rights, validation and serialization exists only
 * once. Of the visitor's request, only the host and the cookie are passed on. Fastify's own `inject` cannot be used: it rejects
 * calls once the server closes, and pages that are still being rendered would fail.
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
