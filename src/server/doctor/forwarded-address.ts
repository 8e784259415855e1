import { randomBytes } from 'node:crypto'

import type { Config } from '../config.ts'
import { type Finding, findingsOf } from './finding.ts'
import { get } from './http-get.ts'
import { directAddress } from './port-check.ts'

const { ok, wrong } = findingsOf('visitors')

/** How often two counts are compared, because other visitors may call in between. */
const rounds = 3
/** A loopback address that no other program uses. Linux lets programs send requests from any loopback address. */
const ownLoopback = '127.0.0.77'

/**
 * Checks whether the site learns through the proxy from which address a guest comes, and whether a guest can claim another one. No
 * endpoint tells addresses. But each response says how many calls its visitor has left in this minute, so two requests that lower
 * the same number come from one address as the site sees it ([decision
 * 090](../../../docs/decisions/090-counts-show-whose-call-it-is.md)).
 */
export async function visitorAddressFindings(config: Config, publicUrl: string): Promise<Finding[]> {
  const health = `${publicUrl}/api/health`
  const { remoteAddress, localAddress } = await get(health)
  const isLoopback = /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress)
  // A proxy on this machine would see the request come from 127.0.0.1, and the site sees the proxy at the same address. So the
  // request is sent from another loopback address.
  const visitor = isLoopback ? ownLoopback : localAddress
  const from = isLoopback ? ownLoopback : undefined
  const through = (headers: Headers = {}) => left(health, headers, from)
  const directly = (headers: Headers = {}) => left(`${directAddress(config)}/api/health`, headers)
  if ((await through().catch(() => undefined)) === undefined) return [unknown]

  const parts = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')]
  const claim = { 'x-forwarded-for': `2001:db8:${parts.join(':')}::1` }
  const { trustProxy } = config
  const isBelieved = async () =>
    !(await areCountedTogether(
      () => directly(claim),
      () => directly(),
    ))
  if (trustProxy > 0 && !(await isBelieved())) {
    return [
      wrong(
        'The site that runs does not believe its proxy, and all guests look like one visitor to it.',
        `Restart it, so that TRUST_PROXY=${trustProxy} takes effect.`,
      ),
    ]
  }
  if (
    trustProxy > 0 &&
    (await areCountedTogether(
      () => directly(claim),
      () => through(claim),
    ))
  ) {
    return [
      wrong(
        'A visitor can claim any address, and so order and guess passwords without a limit.',
        `Let the proxy add the address it sees to X-Forwarded-For (${forNginx}), and set TRUST_PROXY, now ${trustProxy}, to the number of proxies.`,
      ),
    ]
  }
  if (
    await areCountedTogether(
      () => directly(),
      () => through(),
    )
  ) {
    return [
      wrong(
        'All guests look like one visitor, who is soon rejected for calling too often.',
        trustProxy === 0
          ? 'Set TRUST_PROXY to the number of proxies before the site, usually 1.'
          : `Let the proxy send X-Forwarded-For (${forNginx}).`,
      ),
    ]
  }
  if (trustProxy === 0) return []
  const own = { 'x-forwarded-for': visitor }
  const isKnown = await areCountedTogether(
    () => directly(own),
    () => through(),
  )
  return [
    isKnown
      ? ok('The site learns from which address each guest comes, and nobody can claim another.')
      : unknown,
  ]
}

const forNginx = 'nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'

const unknown = ok(
  "Not checked: whether each guest's address arrives, which cannot be seen from here; if not, the log names TRUSTED_PROXIES.",
)

type Headers = Readonly<Record<string, string>>

/** How many calls the visitor who sends this request has left in this minute. Undefined if the site limits nothing. */
async function left(address: string, headers: Headers, localAddress?: string): Promise<number | undefined> {
  const { headers: got } = await get(address, { headers, localAddress })
  const remaining = Number(got['x-ratelimit-remaining'])
  return Number.isNaN(remaining) ? undefined : remaining
}

type Count = () => Promise<number | undefined>

/** True if in each round the second request lowers the count that the first one reads. */
async function areCountedTogether(one: Count, other: Count): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    const before = await one()
    await other()
    const after = await one()
    // The count starts anew each minute. If it has risen, the round proves nothing.
    if (before === undefined || after === undefined) return false
    if (before > after && before - after < 2) return false
  }
  return true
}
