import { randomUUID } from 'node:crypto'

import type { AttackedSite } from './attacked-site.ts'
import { visible, type Finding } from './finding.ts'
import { requestBytes, sendRaw } from './raw-http.ts'
import { sameAddress, spellings } from './spellings.ts'

/** More than one address may place in a minute. */
const orders = 75

/** Orders of one visitor: the limit that plainly addressed ones meet holds however the address is spelt. */
export async function limitsHold(site: AttackedSite): Promise<Finding> {
  const plain = await placedOf(
    site,
    Array.from({ length: orders }, () => '/api/orders'),
  )
  const targets = sameAddress.map((name) => spellings[name]?.('/api/orders') ?? '')
  const problems: string[] = []
  if (plain === 0 || plain === orders)
    problems.push(`${plain} of ${orders} plainly addressed orders were placed`)
  const mixed = await placedOf(site, targets)
  if (mixed > plain)
    problems.push(`${mixed} orders were placed by spelling the address differently each time`)
  const slashes = await placedOf(
    site,
    Array.from({ length: orders }, (_, index) => `/api/orders?${index}`),
  )
  if (slashes > plain) problems.push(`${slashes} orders were placed with a query of their own each`)
  for (const target of targets) {
    const placed = await placedOf(
      site,
      Array.from({ length: plain + 5 }, () => target),
    )
    if (placed > plain) problems.push(`${placed} orders were placed at ${visible(target)}`)
  }
  return {
    what: 'limit of orders',
    measured: `${plain} of ${orders} placed plainly, ${mixed} by mixed spellings`,
    problems,
  }
}

/** How many of these were placed, sent one after the other from one address. */
async function placedOf(site: AttackedSite, targets: readonly string[]): Promise<number> {
  const from = site.nextAddress()
  let placed = 0
  for (const target of targets) {
    const headers = [
      ['Host', `127.0.0.1:${site.port}`],
      ['Content-Type', 'application/json'],
      ['Idempotency-Key', randomUUID()],
    ] as const
    const bytes = requestBytes('POST', target, headers, JSON.stringify(site.order))
    const { status } = await sendRaw({ port: site.port, from }, bytes)
    if (status === 201) placed += 1
  }
  return placed
}
