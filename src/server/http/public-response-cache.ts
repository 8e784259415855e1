import type { FastifyInstance, FastifyRequest } from 'fastify'

import {
  compressedResponse,
  prepareCompressed,
  sendCompressed,
  type CompressedResponse,
} from './compressed-response.ts'
import { responseCache } from './response-cache.ts'
import type { Services } from '../services.ts'
import { hasSessionCookie } from './session-cookie.ts'

const maxResponseLength = 2 * 1024 * 1024

/**
 * Caches the responses of the API's public lists, compressed and with an ETag, until public content changes (for 60 s at most).
 * HEAD requests get their headers from the same cache. For requests with a session cookie the cache is neither read nor filled.
 */
export function publicResponseCache(
  app: FastifyInstance,
  { content, clock }: Pick<Services, 'content' | 'clock'>,
): void {
  const cache = responseCache<CompressedResponse>({ content, clock, size: (response) => response.size })

  app.addHook('onRequest', async (request, reply) => {
    if (!isShared(request)) return
    const response = cache.get(request.url)
    if (response) return sendCompressed(request, reply, response)
    request.contentVersion = content.version()
    return undefined
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.contentVersion === undefined || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload
    if (payload.length > maxResponseLength) return payload
    const response = await compressedResponse(payload, 'application/json; charset=utf-8', publicHeaders)
    cache.set(request.url, response, request.contentVersion)
    // The first visitor's response is sent in the same way as cached responses, so that all visitors get the same bytes and
    // headers.
    return prepareCompressed(request, reply, response)
  })
}

const publicHeaders = { 'Cache-Control': 'no-cache' }

function isShared(request: FastifyRequest): boolean {
  return request.routeOptions.config.caching === 'public' && !hasSessionCookie(request)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the public content from which this response is made. Set only if the response may be cached. */
    contentVersion?: number
  }
}
