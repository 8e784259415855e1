import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Transport } from '../web/api.ts'

/**
 * Lets a page's loader call the API inside this process, so that rights, validation and serialization exist once. The
 * visitor's cookies and address go along; nothing else of the request does.
 */
export function injectTransport(app: FastifyInstance, request: FastifyRequest): Transport {
  return async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...headers,
        host: request.host,
        ...(request.headers.cookie && { cookie: request.headers.cookie }),
      },
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: body }),
    })
    return {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      text: answer.payload,
      headers: { get: (name) => answer.headers[name.toLowerCase()]?.toString() ?? null },
    }
  }
}
