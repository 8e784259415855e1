import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'

import { stallingProxy, type StallingProxy } from '#test/support/stalling-proxy.ts'
import { listenToChannels } from '../realtime/channels.ts'
import { openDatabase, type OpenDatabase } from './connection.ts'
import { requestTimeouts } from './timeouts.ts'
import { unavailableReason } from './unavailable.ts'

const shortTimeouts = { ...requestTimeouts, connection: 3_000, response: 2_000, transaction: 3_000 }
/** How long to wait for what the program notices by itself. */
const waitOptions = { timeout: 20_000 }
/** More than the pool has connections. */
const many = Array.from({ length: 25 })

let database: OpenDatabase
let proxy: StallingProxy
let server: Client

beforeEach(async () => {
  proxy = await stallingProxy(inject('postgresUrl'))
  database = await openDatabase(proxy.url, shortTimeouts)
  server = new Client({ connectionString: inject('postgresUrl') })
  await server.connect()
})
afterEach(async () => {
  proxy.resume()
  await database.close()
  await proxy.close()
  await server.end()
})

const backend = sql`select pg_backend_pid() as pid`

function pidOf({ rows }: { rows: Record<string, unknown>[] }): number {
  return Number(rows[0]?.['pid'])
}

/** Ends a connection on the server, and returns when it has ended. */
async function terminate(pid: number): Promise<void> {
  await server.query('select pg_terminate_backend($1, 5000)', [pid])
}

async function reasonOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => 'no error',
    (error: unknown) => unavailableReason(error),
  )
}

/** How many of more transactions than there are connections get one: all, unless a connection has been lost. */
async function served(): Promise<number> {
  const all = many.map(() => database.db.transaction((tx) => tx.execute(sql`select 1`)))
  return (await Promise.all(all)).length
}

describe('a connection that the database ends', () => {
  it('between two statements of a transaction fails that transaction only', async () => {
    const transaction = database.db.transaction(async (tx) => {
      await terminate(pidOf(await tx.execute(backend)))
      await tx.execute(backend)
    })
    expect(await reasonOf(transaction)).toBe('unreachable')
    expect(await served()).toBe(many.length)
  })

  it('while a transaction does something else fails it at its end', async () => {
    const transaction = database.db.transaction(async (tx) => {
      const pid = pidOf(await tx.execute(backend))
      await terminate(pid)
      return pid
    })
    expect(await reasonOf(transaction)).toBe('unreachable')
    expect(await served()).toBe(many.length)
  })

  it('in the middle of a query fails that query only', async () => {
    const running = reasonOf(database.db.execute(sql`select pg_sleep(10), 'in mid-query'`))
    const find = async () => {
      const { rows } = await server.query<{ pid: number }>(
        `select pid from pg_stat_activity where query like '%in mid-query%' and pid <> pg_backend_pid()`,
      )
      return rows[0]?.pid
    }
    const pid = await vi.waitUntil(find, waitOptions)
    await terminate(pid)
    expect(await running).toBe('unreachable')
    expect(await served()).toBe(many.length)
  })

  it('while it is idle is replaced', async () => {
    await terminate(pidOf(await database.db.execute(backend)))
    await vi.waitUntil(() => database.pool.totalCount === 0, waitOptions)
    expect(await served()).toBe(many.length)
  })
})

describe('a database that no longer responds', () => {
  it(
    'fails queries and transactions, and serves again when it is back, with every connection',
    { tags: ['slow'] },
    async () => {
      expect(await served()).toBe(many.length)
      proxy.stall()
      // The first of them find idle connections, so that even their `begin` gets no response; the others wait for one.
      const transactions = many.map(() => reasonOf(database.db.transaction((tx) => tx.execute(backend))))
      expect(new Set(await Promise.all(transactions))).toEqual(new Set(['unreachable']))
      const queries = many.map(() => reasonOf(database.db.execute(backend)))
      expect(new Set(await Promise.all(queries))).toEqual(new Set(['unreachable']))
      proxy.resume()
      expect(await served()).toBe(many.length)
    },
  )

  it('gives no other request a connection on which a transaction could not even begin', async () => {
    const pid = pidOf(await database.db.execute(backend))
    proxy.stall()
    expect(await reasonOf(database.db.transaction((tx) => tx.execute(backend)))).toBe('unreachable')
    proxy.resume()
    const others = await Promise.all(many.map(async () => pidOf(await database.db.execute(backend))))
    expect(others).not.toContain(pid)
  })

  it('gives no other request a connection on which a transaction could not be undone', async () => {
    let pid = 0
    const transaction = database.db.transaction(async (tx) => {
      pid = pidOf(await tx.execute(backend))
      proxy.stall()
      throw new Error('The guest has changed his mind')
    })
    expect(await reasonOf(transaction)).toBe('unreachable')
    proxy.resume()
    const others = await Promise.all(many.map(async () => pidOf(await database.db.execute(backend))))
    expect(others).not.toContain(pid)
  })

  it('fails a transaction in the middle of it', async () => {
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(backend)
      proxy.stall()
      await tx.execute(backend)
    })
    expect(await reasonOf(transaction)).toBe('unreachable')
    proxy.resume()
    expect(await served()).toBe(many.length)
  })

  it('is not waited for by a start that would listen to changes', async () => {
    proxy.stall()
    const times = { keepalive: 50, reconnect: 60_000, response: 100 }
    await expect(listenToChannels(proxy.url, ['changes'], times)).rejects.toThrow('timeout')
  })

  it('is no longer trusted to tell of changes, until it is listened to again', async () => {
    const times = { keepalive: 50, reconnect: 50, response: 1_000 }
    const channels = await listenToChannels(proxy.url, ['changes'], times)
    onTestFinished(() => channels.close())
    const heard: string[] = []
    channels.on('changes', (payload) => heard.push(payload))
    const gaps: boolean[] = []
    channels.onGap(() => gaps.push(channels.connected()))
    proxy.stall()
    await vi.waitUntil(() => !channels.connected(), waitOptions)
    expect(gaps[0]).toBe(false)
    proxy.resume()
    await vi.waitUntil(() => channels.connected(), waitOptions)
    expect(gaps.at(-1)).toBe(true)
    await server.query(`notify changes, 'heard'`)
    await expect.poll(() => heard).toEqual(['heard'])
  })
})

it('a connection on which nothing can be listened to is closed', async () => {
  const times = { keepalive: 50, reconnect: 60_000, response: 1_000 }
  await expect(listenToChannels(proxy.url, [''], times)).rejects.toThrow('zero-length')
  const held = async () =>
    (await server.query(`select from pg_stat_activity where query = 'listen ""'`)).rowCount
  await expect.poll(held).toBe(0)
})

it('a server that ends listens no more, and does not connect again', async () => {
  const times = { keepalive: 50, reconnect: 1, response: 1_000 }
  const channels = await listenToChannels(proxy.url, ['changes'], times)
  let gaps = 0
  channels.onGap(() => (gaps += 1))
  await channels.close()
  expect([channels.connected(), gaps]).toEqual([false, 1])
  // By the time that another listens, this one would have connected again.
  const other = await listenToChannels(proxy.url, ['changes'], { ...times, reconnect: 60_000 })
  await other.close()
  expect([channels.connected(), gaps]).toEqual([false, 1])
})

it('what waits is bounded on the side of PostgreSQL too', async () => {
  const { rows } = await database.db.execute(
    sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  expect(rows).toEqual([{ statement: '4s', idle: '30s' }])
})

it('a statement that takes too long is cancelled by PostgreSQL, also where it waits for a lock', async () => {
  const impatient = await openDatabase(proxy.url, { ...requestTimeouts, statement: 100 })
  onTestFinished(() => impatient.close())
  expect(await reasonOf(impatient.db.execute(sql`select pg_sleep(10)`))).toBe('contention')
  await server.query('select pg_advisory_lock(1)')
  const waiting = impatient.db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(1)`))
  expect(await reasonOf(waiting)).toBe('contention')
})
