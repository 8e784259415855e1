import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { addDevice, pairBoard, revokeDevice } from '#test/support/devices.ts'
import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Device } from '../contract/device.ts'
import { linkMinutes, maxDevices } from '../rules/device-limits.ts'
import { deviceTable } from './device-table.ts'

const restaurant = testRestaurant()

beforeEach(async () => {
  await restaurant.db.delete(deviceTable)
  restaurant.clock.set('2026-05-06T05:00:00Z')
})

const pair = (token: string) =>
  restaurant.app.inject({ method: 'POST', url: '/api/devices/pair', payload: { token } })

async function devices(): Promise<Device[]> {
  const cookie = await signIn(restaurant.app, 'admin')
  return (await restaurant.app.inject({ url: '/api/devices', headers: { cookie } })).json<Device[]>()
}

/** Whether these headers open the event stream of a board. */
async function opens(headers: Record<string, string>): Promise<number> {
  const response = await restaurant.app.inject({ url: '/api/events', headers, payloadAsStream: true })
  response.stream().destroy()
  return response.statusCode
}

describe('the link of a board', () => {
  it('pairs one browser, whose cookie no script reads, and is worthless afterwards', async () => {
    const { token } = await addDevice(restaurant.app, 'board')
    const response = await pair(token)
    expect(response.json()).toEqual({ name: 'Bếp 1' })
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(await opens({ cookie: `${cookie?.name}=${cookie?.value}` })).toBe(200)

    expect((await pair(token)).json()).toMatchObject({ code: 'devices.link-used' })
    expect(await opens({ cookie: `${cookie?.name}=${token}` })).toBe(401)
    expect(await opens({ authorization: `Bearer ${cookie?.value}` })).toBe(401)
  })

  it('pairs only one of many browsers that use it at once', async () => {
    const { token } = await addDevice(restaurant.app, 'board')
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => pair(token)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 404]))
  })

  it('works for an hour, and not for a printer', async () => {
    const { token } = await addDevice(restaurant.app, 'board')
    const printer = await addDevice(restaurant.app, 'printer')
    restaurant.clock.set(new Date(Date.parse('2026-05-06T05:00:00Z') + linkMinutes * 60_000).toISOString())
    expect((await pair(token)).statusCode).toBe(404)
    expect((await pair(printer.token)).statusCode).toBe(404)
  })

  it.each(['', 'short', 'a'.repeat(44), `${'a'.repeat(42)}.`, ['a'], null])(
    'is rejected as input if it is no token: %j',
    async (token) => {
      expect((await pair(token as string)).statusCode).toBe(400) // the cast sends what no client of ours would
    },
  )
})

describe('a device', () => {
  it('is listed without anything that opens anything, with the moment it was last seen', async () => {
    const { cookie } = await pairBoard(restaurant.app)
    restaurant.clock.set('2026-05-06T05:20:00Z')
    await opens({ cookie })
    const [device, ...others] = await devices()
    expect(others).toEqual([])
    expect(device).toEqual({
      id: expect.any(String),
      name: 'Bếp 1',
      kind: 'board',
      createdAt: '2026-05-06T05:00:00.000Z',
      pairedAt: '2026-05-06T05:00:00.000Z',
      lastSeenAt: '2026-05-06T05:20:00.000Z',
    })
  })

  it('gets its cookie anew while it is used, before browsers forget it', async () => {
    const { cookie } = await pairBoard(restaurant.app)
    const ask = () => restaurant.app.inject({ url: '/api/kitchen/orders', headers: { cookie } })
    expect((await ask()).cookies).toEqual([])
    restaurant.clock.set('2027-05-06T05:00:00Z')
    const [renewed] = (await ask()).cookies
    expect(`${renewed?.name}=${renewed?.value}`).toBe(cookie)
    expect(renewed).toMatchObject({ httpOnly: true, maxAge: expect.toSatisfy((age) => age > 30_000_000) })
  })

  it('is stored without its token', async () => {
    const { token } = await addDevice(restaurant.app, 'printer')
    const { cookie } = await pairBoard(restaurant.app)
    const stored = JSON.stringify([
      await restaurant.db.select().from(deviceTable),
      await restaurant.db.select().from(auditEntryTable),
    ])
    for (const secret of [token, cookie.split('=')[1] ?? '']) expect(stored).not.toContain(secret)
  })

  it('may nothing more once it is revoked', async () => {
    const { id, cookie } = await pairBoard(restaurant.app)
    await revokeDevice(restaurant.app, id)
    expect(await opens({ cookie })).toBe(401)
    expect(await devices()).toEqual([])
  })

  it('is added by name, and no more of them than one can look after', async () => {
    for (let count = 0; count < maxDevices; count += 1) await addDevice(restaurant.app, 'printer')
    expect(await addDevice(restaurant.app, 'printer')).toMatchObject({ code: 'devices.too-many' })
    expect(await devices()).toHaveLength(maxDevices)
  })

  it('that pairs and is revoked stands in the audit log by its name', async () => {
    const { id } = await pairBoard(restaurant.app)
    await revokeDevice(restaurant.app, id)
    const entries = await restaurant.db.select().from(auditEntryTable).where(eq(auditEntryTable.thingId, id))
    expect(entries.map(({ action, actorKind, actorId }) => [action, actorKind, actorId])).toEqual([
      ['devices.created', 'user', expect.any(String)],
      ['devices.paired', 'device', 'Bếp 1'],
      ['devices.revoked', 'user', expect.any(String)],
    ])
  })
})
