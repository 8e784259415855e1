import type { FastifyInstance } from 'fastify'

const seconds = '5'

/**
 * Adds a Retry-After header to every 429 and 503, wherever the response is made. If a response already has the header, that header
 * stays.
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
