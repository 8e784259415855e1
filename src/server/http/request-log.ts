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

/** Requests that exceed a limit come in floods, and some calls every few seconds; they are logged only at the level `debug`. */
export function logCompleted(request: FastifyRequest, reply: FastifyReply): void {
  const isPolled = request.routeOptions.config.isPolled === true && reply.statusCode < 400
  const level = isPolled || reply.statusCode === 429 ? 'debug' : 'info'
  request.log[level](lineOf(request, reply), 'request completed')
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return { req: request, res: reply, responseTime: reply.elapsedTime }
}
