import type { FastifyInstance } from 'fastify'

const sweepMilliseconds = 100

/**
 * When the server begins to close, ends each connection as soon as the response in progress has been sent. Node itself ends only
 * the connections that are idle at that moment. All others would stay open for a next request, and the server would wait for them.
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
