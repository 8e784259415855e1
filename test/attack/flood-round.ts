import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import type { AttackedSite } from './attacked-site.ts'
import type { RoundOptions } from './call-round.ts'
import { firstProblems, type Finding } from './finding.ts'
import { connectionFloods, requestFloods, type FloodTarget } from './floods.ts'
import type { FloodOrder, FloodResult } from './flood-thread.ts'
import { openSessions } from './sessions.ts'
import { hasManyAddresses, visitorAddress } from './source-addresses.ts'
import { visit } from './visitor.ts'

const floodMilliseconds = 6_000
const maxMedianMilliseconds = 100
const connectionCounts = [1, 120]

/** One attacker with one and with 120 connections for each expensive thing, while everybody else reads and orders. */
export async function floodSite(site: AttackedSite, { only }: RoundOptions): Promise<Finding[]> {
  if (!hasManyAddresses) throw new Error('The attacker needs an address of his own, which only Linux gives')
  const staffCookie = await openSessions(site).cookieOf('staff')
  const { body } = await site.call('GET', '/menu')
  const picture = /\/pictures\/320\/avif\/[^" ,]+/.exec(body)?.[0] ?? '/favicon.svg'
  const target: FloodTarget = { port: site.port, order: site.order, picture, staffCookie: staffCookie ?? '' }
  await visit(site, picture, Date.now() + 2_000)
  await requireQuiet(site, picture)
  const findings: Finding[] = []
  const names = [...Object.keys(requestFloods), ...Object.keys(connectionFloods)]
  for (const flood of names.filter((name) => only === undefined || name.includes(only))) {
    for (const connections of connectionCounts)
      findings.push(await floodWith(site, target, flood, connections))
  }
  return findings
}

/** Throws if visitors wait without any flood too, because nothing then tells what a flood does. */
async function requireQuiet(site: AttackedSite, picture: string): Promise<void> {
  const { readings } = await visit(site, picture, Date.now() + 2_000)
  const median = quantile(readings, 0.5)
  if (median > maxMedianMilliseconds)
    throw new Error(`This machine is too busy: without a flood a visitor already waits ${median} ms`)
}

async function floodWith(
  site: AttackedSite,
  target: FloodTarget,
  flood: string,
  connections: number,
): Promise<Finding> {
  const order: FloodOrder = {
    flood,
    target,
    from: [visitorAddress(2)],
    connections,
    milliseconds: floodMilliseconds,
  }
  const thread = new Worker(new URL('flood-thread.ts', import.meta.url), { workerData: order })
  const result = once(thread, 'message') as Promise<[FloodResult]>
  const ended = once(thread, 'exit')
  const { readings, orders, problems } = await visit(site, target.picture, Date.now() + floodMilliseconds)
  const [statuses] = await result
  await ended
  const median = quantile(readings, 0.5)
  const tooSlow =
    median > maxMedianMilliseconds ? [`median ${median} ms, at most ${maxMedianMilliseconds}`] : []
  const attacker = Object.entries(statuses).map(([status, count]) => `${status}×${count}`)
  return {
    what: `${flood}, ${connections} connection${connections === 1 ? '' : 's'}`,
    measured: `median ${median} ms, p95 ${quantile(readings, 0.95)} ms, ${readings.length} read, ${orders.length} ordered; attacker ${attacker.join(' ')}`,
    problems: [...tooSlow, ...firstProblems([...faultsOf(statuses), ...problems])],
  }
}

function faultsOf(statuses: FloodResult): string[] {
  return Object.entries(statuses)
    .filter(([status]) => Number(status) >= 500 && status !== '503')
    .map(([status, count]) => `status ${status}, ${count} times, for the attacker`)
}

function quantile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity)
}
