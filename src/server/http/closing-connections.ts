import type { FastifyInstance } from 'fastify'

const sweepMilliseconds = 100

/**
 * When the server begins to close, ends every connection once its present response has been sent. Node itself ends only the
 * connections that are idle at that moment. The others would stay open for their next request, and the server would wait for them.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds)
    app.server.once('close', () => clearInterval(sweep))
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (sweep) reply.header('Connection', 'close')
    done(null, payload)
  })
}
