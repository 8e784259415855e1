import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { stallingProxy } from '#test/support/stalling-proxy.ts'
import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import { openDatabase, type OpenDatabase } from '../database/connection.ts'
import { setupTimeouts } from '../database/timeouts.ts'
import { limitJobs } from './limit-jobs.ts'
import { rateLimitTable } from './rate-limit-table.ts'
import { sharedLimits } from './shared-limits.ts'

let restaurant: TestRestaurant
let other: OpenDatabase

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  other = await openDatabase(restaurant.databaseUrl)
})
afterAll(async () => {
  await other.close()
  await restaurant.close()
})

const twoServers = () => [sharedLimits(restaurant.db.$client), sharedLimits(other.pool)] as const

/** How many of so many calls at once, half of them at each server, are let through. */
async function letThrough(call: string, count: number, addressOf = (_index: number) => '203.0.113.7') {
  const servers = twoServers()
  const asked = Array.from({ length: count }, (_, index) =>
    servers[index % 2 === 0 ? 0 : 1].consume({ call, perMinute: 5, who: addressOf(index) }),
  )
  return (await Promise.all(asked)).filter((seconds) => seconds === undefined).length
}

describe('a limit of five a minute', () => {
  it('lets five of twenty at once through, over two servers', async () => {
    expect(await letThrough('both', 20)).toBe(5)
  })

  it('counts each call and each address for itself', async () => {
    expect(await letThrough('another', 5)).toBe(5)
    expect(await letThrough('another', 5, () => '203.0.113.8')).toBe(5)
    expect(await letThrough('another', 1)).toBe(0)
  })

  it('counts the addresses of one IPv6 household as one', async () => {
    expect(await letThrough('household', 20, (index) => `2001:db8::${index}`)).toBe(5)
  })

  it('says in whole seconds when the next one is let through', async () => {
    const [server] = twoServers()
    for (let count = 0; count < 5; count += 1)
      expect(await server.consume({ call: 'wait', perMinute: 5, who: '203.0.113.9' })).toBeUndefined()
    const seconds = await server.consume({ call: 'wait', perMinute: 5, who: '203.0.113.9' })
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(Number.isInteger(seconds)).toBe(true)
  })

  it('is over after a minute: until then the seconds are rounded up, and are never none', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-06T05:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const [server, another] = twoServers()
    const consume = (at = server) => at.consume({ call: 'minute', perMinute: 5, who: '203.0.113.13' })
    for (let count = 0; count < 5; count += 1) expect(await consume()).toBeUndefined()
    vi.setSystemTime('2026-05-06T05:00:00.500Z')
    expect(await consume(another)).toBe(60)
    vi.setSystemTime('2026-05-06T05:00:58.500Z')
    expect(await consume()).toBe(2)
    // The minute ends while the database counts.
    vi.setSystemTime('2026-05-06T05:00:59.900Z')
    const [third] = twoServers()
    const counting = consume(third)
    vi.setSystemTime('2026-05-06T05:01:00.100Z')
    expect(await counting).toBe(1)
    expect(await third.consume({ call: 'minute', perMinute: 5, who: '203.0.113.13' })).toBeUndefined()
  })

  it('asks the database no more once it knows that an address is over it', async () => {
    const [server] = twoServers()
    const consume = () => server.consume({ call: 'flood', perMinute: 5, who: '203.0.113.10' })
    for (let count = 0; count < 6; count += 1) await consume()
    const points = async () =>
      (await restaurant.db.select().from(rateLimitTable)).find(({ key }) => key.startsWith('flood'))?.points
    expect(await points()).toBe(6)
    for (let count = 0; count < 50; count += 1) expect(await consume()).toBeGreaterThan(0)
    expect(await points()).toBe(6)
  })

  it('leaves its table to migrations, and what has expired to the scheduled job', async () => {
    const asked = vi.spyOn(restaurant.db.$client, 'query')
    const waits = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => void vi.restoreAllMocks())
    const [server] = twoServers()
    expect(await server.consume({ call: 'tables', perMinute: 5, who: '203.0.113.14' })).toBeUndefined()
    expect(JSON.stringify(asked.mock.calls)).toMatch(/insert into/i)
    expect(JSON.stringify(asked.mock.calls)).not.toMatch(/create table|delete from/i)
    // Nothing else here waits for longer than a minute.
    expect(waits.mock.calls.filter(([, milliseconds = 0]) => milliseconds > 60_000)).toEqual([])
  })

  it('is counted by each server for itself while the database does not respond', async () => {
    const away = await openDatabase(restaurant.databaseUrl)
    const server = sharedLimits(away.pool)
    await away.close()
    const results = []
    for (let count = 0; count < 6; count += 1)
      results.push(await server.consume({ call: 'away', perMinute: 5, who: '203.0.113.11' }))
    expect(results.map((seconds) => seconds === undefined)).toEqual([true, true, true, true, true, false])
  })

  it(
    'is counted by the server alone while the database takes too long, however long others wait for it',
    { tags: ['slow'] },
    async () => {
      const proxy = await stallingProxy(restaurant.databaseUrl)
      const frozen = await openDatabase(proxy.url, setupTimeouts)
      const server = sharedLimits(frozen.pool)
      expect(await server.consume({ call: 'frozen', perMinute: 2, who: '203.0.113.12' })).toBeUndefined()
      proxy.stall()
      const results = await Promise.all(
        [1, 2, 3].map(() => server.consume({ call: 'frozen', perMinute: 2, who: '203.0.113.12' })),
      )
      proxy.resume()
      await frozen.close()
      await proxy.close()
      expect(results.filter((seconds) => seconds === undefined)).toHaveLength(2)
    },
  )

  it('holds no address in clear', async () => {
    await letThrough('private', 1)
    const keys = (await restaurant.db.select().from(rateLimitTable)).map(({ key }) => key)
    expect(keys.filter((key) => key.includes('203.0.113'))).toEqual([])
  })
})

describe('the job "rate-limits"', () => {
  it('deletes counts that have expired, and no others', async () => {
    const now = new Date('2026-05-06T05:00:00Z')
    await restaurant.db.delete(rateLimitTable)
    await restaurant.db.insert(rateLimitTable).values([
      { key: 'expired', points: 1, expire: now.getTime() - 1 },
      { key: 'counting', points: 1, expire: now.getTime() },
    ])
    const [job] = limitJobs(restaurant)
    expect(await job?.run(now)).toEqual({ deleted: 1 })
    expect((await restaurant.db.select().from(rateLimitTable)).map(({ key }) => key)).toEqual(['counting'])
  })
})
