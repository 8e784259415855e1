import type { FastifyRequest } from 'fastify'

import { ProblemError } from '../../kernel/problem.ts'

const nameOrAddress = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
/** A name of 253 characters, and its port. */
const maxLength = 260

/**
 * Rejects a request whose host is missing, given twice, or no host at all, so that every handler can build addresses
 * from `request.host`.
 */
export async function requireValidHost(request: FastifyRequest): Promise<void> {
  const headers = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
  if (headers.length <= 1 && isHost(request.host)) return
  throw new ProblemError(400, { message: 'The Host header names no host', code: 'request.invalid-host' })
}

function isHost(host: string): boolean {
  return host.length <= maxLength && nameOrAddress.test(host) && URL.canParse(`http://${host}`)
}
