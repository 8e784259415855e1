import type { FastifyInstance } from 'fastify'

/**
 * Adds a header to every page that asks proxies not to change the page (RFC 9111, section 5.2.2.6), whichever code sends the page.
 * If a proxy rewrites e-mail addresses or moves scripts, the HTML is not what React expects, and React renders the whole page
 * again.
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
