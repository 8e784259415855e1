import { randomUUID } from 'node:crypto'

import autocannon, { type Options } from 'autocannon'

const seconds = 1
const rounds = 5

/** Requests a second of two servers that did the same work in turns on the same machine. */
export interface Comparison {
  readonly app: number
  readonly bare: number
  readonly ratio: number
}

type Target = Pick<Options, 'url' | 'method' | 'headers' | 'body' | 'connections'>

/**
 * Puts both under the same load in turns, so that a busy moment of the machine falls on both. Any rejected request is
 * an error.
 */
export async function compare(app: Target, bare: Target): Promise<Comparison> {
  await load(app, 1)
  await load(bare, 1)
  const measured = { app: 0, bare: 0 }
  for (let round = 0; round < rounds; round += 1) {
    measured.app += await load(app, seconds)
    measured.bare += await load(bare, seconds)
  }
  return { app: measured.app / rounds, bare: measured.bare / rounds, ratio: measured.app / measured.bare }
}

/** Requests a second of one server, without its first second. */
export async function measureRate(target: Target): Promise<number> {
  await load(target, 1)
  return load(target, rounds * seconds)
}

async function load(target: Target, duration: number): Promise<number> {
  const result = await autocannon({
    connections: 40,
    ...target,
    duration,
    // Every order is a new one, as from another guest.
    ...(target.method === 'POST' && {
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            headers: { ...request.headers, 'idempotency-key': randomUUID() },
          }),
        },
      ],
    }),
  })
  const rejected = result.non2xx + result.errors + result.timeouts
  if (rejected > 0)
    throw new Error(`${rejected} of ${result.requests.total} requests to ${target.url} failed`)
  return result.requests.average
}
