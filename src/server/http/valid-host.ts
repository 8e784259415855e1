import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import { requestHost } from './origin.ts'

const nameOrAddress = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
/** The longest valid Host header: a host name of 253 characters with its port. */
const maxLength = 260

/**
 * Rejects a request whose Host header is missing, is sent twice or is no valid host. So every handler can build addresses from
 * `requestHost`.
 */
export function requireValidHost(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: DoneFuncWithErrOrRes,
): void {
  if (hostHeaders(request.raw.rawHeaders) <= 1 && isHost(requestHost(request))) return done()
  done(new ProblemError(400, 'request.invalid-host', 'The Host header names no host'))
}

/** Counts a request's Host headers in Node's raw list of headers, because `headers` contains only the first one. */
function hostHeaders(namesAndValues: readonly string[]): number {
  let count = 0
  for (let index = 0; index < namesAndValues.length; index += 2) {
    const name = namesAndValues[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/**
 * The last Host header that was found valid. Most requests have the same host as the request before, and then the host need not be
 * checked again.
 */
let lastValid: string | undefined

function isHost(host: string): boolean {
  if (host === lastValid) return true
  if (host.length > maxLength || !nameOrAddress.test(host) || !URL.canParse(`http://${host}`)) return false
  lastValid = host
  return true
}
