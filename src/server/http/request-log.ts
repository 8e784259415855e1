import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Writes one log line for each request, after the response was sent. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) reply.log.error({ ...lineOf(request, reply), err: error }, 'request errored')
    else logCompleted(request, reply)
  }
}

/**
 * Logs a finished request. Two kinds of requests are so frequent that they are logged only at the level `debug`: requests over a
 * limit, and calls that programs repeat every few seconds.
 */
export function logCompleted(request: FastifyRequest, reply: FastifyReply): void {
  const isPolled = request.routeOptions.config.isPolled === true && reply.statusCode < 400
  const level = isPolled || reply.statusCode === 429 ? 'debug' : 'info'
  request.log[level](lineOf(request, reply), 'request completed')
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return { req: request, res: reply, responseTime: reply.elapsedTime }
}
