import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'

import { duringOutage } from '#test/support/database-outage.ts'
import { logLines } from '#test/support/log-lines.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { openTestRestaurant } from '#test/support/test-restaurant.ts'
import { listenerName } from '../realtime/channels.ts'
import { programVersion } from '../release.ts'

it('the program is alive and ready while its database responds', async () => {
  const { app, close } = await openTestRestaurant()
  try {
    for (const path of ['/api/health', '/api/ready', '/api/ready/']) {
      const response = await app.inject(path)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ status: 'ok' })
      expect(response.headers['cache-control']).toBe('no-store')
    }
  } finally {
    await close()
  }
})

it('says which release runs, and of the machine no more', async () => {
  const { app, close } = await openTestRestaurant()
  onTestFinished(close)
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok', version: programVersion })
})

it('is not ready while events from other servers cannot arrive', async () => {
  const { app, db, close } = await openTestRestaurant()
  onTestFinished(close)
  const ended = await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${listenerName} and datname = current_database()`)
  expect(ended.rows).toHaveLength(1)
  await expect.poll(async () => (await app.inject('/api/ready')).statusCode).toBe(503)
  await expect.poll(async () => (await app.inject('/api/ready')).statusCode).toBe(200)
})

it('is ready again as soon as a database that only took reads takes writes', async () => {
  const { app, db, close } = await openTestRestaurant()
  onTestFinished(close)
  const ready = async () => (await app.inject('/api/ready')).statusCode
  const payload = await orderFor(app, [smallPepperoni])
  const headers = { 'idempotency-key': 'failover' }
  const order = async () => app.inject({ method: 'POST', url: '/api/orders', payload, headers })
  for (const kind of ['trigger', 'event_trigger']) {
    await db.execute(`create function reads_only_${kind}() returns ${kind} language plpgsql
      as 'begin raise exception ''cannot execute in a read-only transaction'' using errcode = ''25006''; end'`)
  }
  await db.execute(
    'create trigger reads_only before insert on orders for each row execute function reads_only_trigger()',
  )
  await db.execute(`create event trigger reads_only on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function reads_only_event_trigger()`)

  expect((await order()).statusCode).toBe(503)
  expect(await ready()).toBe(503)

  await db.execute('drop event trigger reads_only')
  await db.execute('drop function reads_only_trigger cascade')
  expect(await ready()).toBe(200)
  expect((await order()).statusCode).toBe(201)
})

it('without its database the program is alive and not ready, and ready again once it is back', async () => {
  const { app, databaseUrl, close } = await openTestRestaurant()
  onTestFinished(close)
  await duringOutage(databaseUrl, async () => {
    const response = await app.inject('/api/ready')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ message: expect.any(String), code: 'server.not-ready' })
    expect(response.headers['retry-after']).toBe('5')
    expect((await app.inject('/api/health')).statusCode).toBe(200)
  })
  await expect.poll(async () => (await app.inject('/api/ready')).statusCode).toBe(200)
})

it('why the program is not ready is logged', async () => {
  const { app, databaseUrl, close } = await openTestRestaurant({ LOG_LEVEL: 'error' })
  onTestFinished(close)
  const lines = logLines(app)
  await app.inject('/api/ready')
  expect(lines).toEqual([])
  await duringOutage(databaseUrl, () => app.inject('/api/ready'))
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      msg: 'not ready',
      err: expect.objectContaining({ message: expect.any(String) }),
    }),
  ])
})

it('a request that others were in the way of costs the program nothing', async () => {
  const { app, close } = await openTestRestaurant({}, (extended) => {
    extended.get('/deadlock', () => {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    })
  })
  onTestFinished(close)
  expect((await app.inject('/deadlock')).statusCode).toBe(503)
  expect((await app.inject('/api/ready')).statusCode).toBe(200)
})

it('a full disk costs an order a 503 and the program its readiness, until there is room again', async () => {
  const { app, db, clock, close } = await openTestRestaurant()
  onTestFinished(close)
  const ready = async () => (await app.inject('/api/ready')).statusCode
  const payload = await orderFor(app, [smallPepperoni])
  const headers = { 'idempotency-key': 'no-room-left' }
  const order = async () => app.inject({ method: 'POST', url: '/api/orders', payload, headers })
  await db.execute(`create function disk_full() returns trigger language plpgsql
    as 'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`)
  await db.execute(
    'create trigger disk_full before insert on orders for each row execute function disk_full()',
  )

  const failed = await order()
  expect(failed.statusCode).toBe(503)
  expect(failed.headers['retry-after']).toBe('5')
  expect(failed.json()).toMatchObject({ code: 'server.unavailable' })
  expect(await ready()).toBe(503)
  expect((await app.inject('/api/menu-items')).statusCode).toBe(200)

  await db.execute('drop function disk_full cascade')
  // Small rows fit again; what needs room does not yet.
  await db.execute(`create function no_room() returns event_trigger language plpgsql
    as 'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`)
  await db.execute(`create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function no_room()`)
  clock.set(new Date(clock.now().getTime() + 10_000).toISOString())
  expect(await ready()).toBe(503)
  await db.execute('drop event trigger no_room')
  expect(await ready()).toBe(200)
  expect((await order()).statusCode).toBe(201)
  expect((await order()).statusCode).toBe(201)
  expect((await db.execute('select id from orders')).rows).toHaveLength(1)
})
