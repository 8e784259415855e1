import type { FastifyInstance } from 'fastify'

/**
 * Asks whoever passes a page on to leave it as it is (RFC 9111, section 5.2.2.6), whatever sends it: a proxy that rewrites e-mail
 * addresses or moves scripts makes a page that its own scripts do not recognise, and React draws it again.
 */
export function untransformedPages(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (String(reply.getHeader('Content-Type')).startsWith('text/html')) {
      const caching = reply.getHeader('Cache-Control')
      reply.header(
        'Cache-Control',
        caching === undefined ? 'no-transform' : `${String(caching)}, no-transform`,
      )
    }
    done(null, payload)
  })
}
