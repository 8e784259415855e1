import { setTimeout as pause } from 'node:timers/promises'

import { compareOrders } from './compare-orders.ts'
import { streamOrders, type OrderStream } from './order-stream.ts'
import { startWatchedSite, type FaultKind } from './watched-site.ts'

export interface FaultReport {
  readonly orders: number
  /** Requests that failed on the way, by status; 0 where there was no response. */
  readonly failures: ReadonlyMap<number, number>
  /** What was lost, doubled or otherwise wrong; empty, if all is well. */
  readonly wrong: readonly string[]
}

interface Options {
  /** What to end, one after the other; asked before each round, undefined ends the rounds. */
  readonly nextFault: () => FaultKind | undefined
  readonly random: () => number
  readonly log?: (line: string) => void
}

/** After each fault so many more orders must be confirmed: the service has returned by itself. */
const ordersOfARound = 20
const roundMilliseconds = 60_000

/** Causes faults under a stream of orders, and compares what guests were told with what the database holds. */
export async function runFaultRounds({ nextFault, random, log = () => {} }: Options): Promise<FaultReport> {
  const site = await startWatchedSite()
  try {
    const stream = streamOrders(() => site.address)
    const wrong: string[] = []
    await progress(stream)
    for (let kind = nextFault(); kind !== undefined; kind = nextFault()) {
      const started = Date.now()
      await site.cause(kind, random)
      if (!(await progress(stream))) {
        wrong.push(`The service did not return after the end of: ${kind}`)
        break
      }
      log(`${kind}: ${stream.confirmed.size} orders, back after ${Date.now() - started} ms`)
    }
    if (wrong.length === 0) await stream.finish()
    wrong.push(...(await compareOrders(site.databaseUrl(), stream)))
    return { orders: stream.confirmed.size, failures: stream.failures, wrong }
  } finally {
    await site.stop()
  }
}

async function progress(stream: OrderStream): Promise<boolean> {
  const enough = stream.confirmed.size + ordersOfARound
  const end = Date.now() + roundMilliseconds
  while (stream.confirmed.size < enough) {
    if (Date.now() > end) return false
    await pause(20)
  }
  return true
}
