import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Whether the response to this request may contain paused option groups. Only admins may see these, so in that case browsers are
 * told not to store the response. The server's cache of public responses is not involved, because it ignores requests with a
 * session.
 */
export function mayReadPausedSchemas(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.actor?.role !== 'admin') return false
  reply.header('Cache-Control', 'no-store')
  return true
}
