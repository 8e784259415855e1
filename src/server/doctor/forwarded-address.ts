import { randomBytes } from 'node:crypto'

import type { Config } from '../config.ts'
import { type Finding, findingsOf } from './finding.ts'
import { get } from './http-get.ts'
import { directAddress } from './port-check.ts'

const { ok, wrong } = findingsOf('visitors')

/**
 * How often the check compares the number of calls that two requests have left. Once would not be enough, because calls of other
 * visitors may lower a number in between.
 */
const rounds = 3
/** A loopback address that no other program uses. Linux lets programs send requests from any loopback address. */
const ownLoopback = '127.0.0.77'

/**
 * Checks whether the proxy tells the site from which address a guest comes, and whether a guest can pretend another address. No
 * endpoint returns the address that the site sees. But each response says how many calls its visitor has left in this minute. So if
 * two requests lower the same count, the site takes both for requests from one address ([decision
 * 090](../../../docs/decisions/090-counts-show-whose-call-it-is.md)).
 */
export async function* visitorAddressFindings(config: Config, publicUrl: string): AsyncGenerator<Finding> {
  const health = `${publicUrl}/api/health`
  const { remoteAddress, localAddress } = await get(health)
  const isLoopback = /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress)
  // If this request came from 127.0.0.1, a proxy on this machine would pass on that address, and the site sees the proxy itself
  // under the same address. So this request is sent from another loopback address.
  const visitor = isLoopback ? ownLoopback : localAddress
  const from = isLoopback ? ownLoopback : undefined
  const through = (headers: Headers = {}) => countLeft(health, headers, from)
  const directly = (headers: Headers = {}) => countLeft(`${directAddress(config)}/api/health`, headers)
  const isCounted = (await through()().catch(() => undefined)) !== undefined
  if (!isCounted) {
    yield unknown
    return
  }

  const parts = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')]
  const claim = { 'x-forwarded-for': `2001:db8:${parts.join(':')}::1` }
  const own = { 'x-forwarded-for': visitor }
  const { trustProxy } = config
  if (trustProxy > 0 && (await areCountedTogether(directly(claim), directly())))
    yield wrong(
      'The site that runs does not believe its proxy, and all guests look like one visitor to it.',
      `Restart it, so that TRUST_PROXY=${trustProxy} takes effect.`,
    )
  else if (trustProxy > 0 && (await areCountedTogether(directly(claim), through(claim))))
    yield wrong(
      'A visitor can claim any address, and so order and guess passwords without a limit.',
      `Let the proxy add the address it sees to X-Forwarded-For (${forNginx}), and set TRUST_PROXY, now ${trustProxy}, to the number of proxies.`,
    )
  else if (await areCountedTogether(directly(), through()))
    yield wrong(
      'All guests look like one visitor, who is soon rejected for calling too often.',
      trustProxy === 0
        ? 'Set TRUST_PROXY to the number of proxies before the site, usually 1.'
        : `Let the proxy send X-Forwarded-For (${forNginx}).`,
    )
  else if (trustProxy > 0)
    yield (await areCountedTogether(directly(own), through()))
      ? ok('The site learns from which address each guest comes, and nobody can claim another.')
      : unknown
}

const forNginx = 'nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'

const unknown = ok(
  "Not checked: whether each guest's address arrives, which cannot be seen from here; if not, the log names TRUSTED_PROXIES.",
)

type Headers = Readonly<Record<string, string>>

type Count = () => Promise<number | undefined>

/**
 * Returns a function that sends a request, and returns how many calls its visitor has left in this minute. It returns undefined if
 * the site limits nothing.
 */
function countLeft(address: string, headers: Headers, localAddress?: string): Count {
  return async () => {
    const { headers: got } = await get(address, { headers, localAddress })
    const remaining = Number(got['x-ratelimit-remaining'])
    return Number.isNaN(remaining) ? undefined : remaining
  }
}

/**
 * `one` and `other` each send a request and return how many calls its visitor has left. True if in each round the request of
 * `other` lowers the count of `one`.
 */
async function areCountedTogether(one: Count, other: Count): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    const before = await one()
    await other()
    const after = await one()
    // The site's counts start anew each minute. If the second count is higher than the first, this happened in between, and the
    // round proves nothing.
    if (before === undefined || after === undefined) return false
    if (before > after && before - after < 2) return false
  }
  return true
}
