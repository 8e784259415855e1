import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Whether the response to this request may hold paused option groups. Only admins may see these groups, so the function also tells
 * browsers not to store such a response. The public response cache neither stores nor serves it, because the request has a session.
 */
export function mayReadPausedSchemas(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.actor?.role !== 'admin') return false
  reply.header('Cache-Control', 'no-store')
  return true
}
