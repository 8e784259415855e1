import type { FastifyInstance } from 'fastify'

/**
 * Asks every proxy to pass a page on as it is (RFC 9111, section 5.2.2.6), whatever sends the page. If a proxy rewrites e-mail
 * addresses or moves scripts, the page's own scripts do not recognise the page, and React renders it again.
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
