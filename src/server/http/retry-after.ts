import type { FastifyInstance } from 'fastify'

const seconds = '5'

/**
 * Adds a Retry-After header to every response with status 429 or 503, whichever code makes it. If the response already has this
 * header, the header stays unchanged.
 */
export function retryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const { statusCode } = reply
    if ((statusCode === 429 || statusCode === 503) && !reply.hasHeader('Retry-After')) {
      reply.header('Retry-After', seconds)
    }
    done(null, payload)
  })
}
