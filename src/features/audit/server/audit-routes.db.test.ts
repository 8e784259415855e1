import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createUser, signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { AuditEntry } from '../contract/audit.ts'
import { auditEntryTable } from './audit-table.ts'

const restaurant = testRestaurant()
let cookie: string

beforeAll(async () => {
  cookie = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'admin' }))
})
beforeEach(async () => {
  await restaurant.db.delete(auditEntryTable)
})

const read = (query = '', as = cookie) =>
  restaurant.app.inject({ method: 'GET', url: `/api/audit${query}`, headers: { cookie: as } })

type NewEntry = typeof auditEntryTable.$inferInsert

const write = (...entries: readonly Partial<NewEntry>[]) =>
  restaurant.db.insert(auditEntryTable).values(
    entries.map((entry) => ({
      changedAt: new Date('2026-05-06T05:00:00Z'),
      actorKind: 'user' as const,
      actorId: 'lan',
      actorRole: 'staff' as const,
      action: 'orders.status',
      thingKind: 'order',
      thingId: 'K7M2XQ9P',
      changes: {},
      ...entry,
    })),
  )

const idsOf = async (query: string) => {
  const response = await read(query)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<AuditEntry[]>().map(({ thing }) => thing.id)
}

describe('the audit log', () => {
  it('says who changed which thing, when and how, masked values by name alone', async () => {
    const changes = {
      status: { before: 'pending', after: 'confirmed' },
      customerName: { masked: true as const },
    }
    await write({ changes })
    const response = await read()
    expect(response.json()).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        changedAt: '2026-05-06T05:00:00.000Z',
        by: { kind: 'user', id: 'lan', role: 'staff' },
        action: 'orders.status',
        thing: { kind: 'order', id: 'K7M2XQ9P' },
        changes,
      },
    ])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['x-total-count']).toBe('1')
  })

  it('shows what a user who has been deleted did', async () => {
    const gone = await createUser(restaurant.db, { role: 'staff' })
    await write({ actorId: gone.id })
    const deleted = await restaurant.app.inject({
      method: 'DELETE',
      url: `/api/admin/users/${gone.id}`,
      headers: { cookie },
    })
    expect(deleted.statusCode).toBe(204)
    const entries = (await read(`?user=${gone.id}`)).json<AuditEntry[]>()
    expect(entries.map(({ by, action }) => [by.id, action])).toEqual([[gone.id, 'orders.status']])
    expect((await read(`?thing=user:${gone.id}`)).json<AuditEntry[]>()).toMatchObject([
      { action: 'accounts.user-deleted', changes: { username: { masked: true } } },
    ])
  })

  it('finds entries of a person, of guests and of jobs, of a kind of thing and of one thing', async () => {
    await write(
      { thingId: 'a' },
      { thingId: 'b', actorId: 'hoa' },
      { thingId: 'c', thingKind: 'dish' },
      { thingId: 'd', actorKind: 'guest', actorId: null, actorRole: null, thingKind: 'reservation' },
      { thingId: 'e', actorKind: 'job', actorId: 'retention', actorRole: null },
      { thingId: 'a:b', thingKind: 'dish' },
    )
    expect(await idsOf('')).toEqual(['a:b', 'e', 'd', 'c', 'b', 'a'])
    expect(await idsOf('?user=lan')).toEqual(['a:b', 'c', 'a'])
    expect(await idsOf('?user=guest')).toEqual(['d'])
    expect(await idsOf('?user=job')).toEqual(['e'])
    expect(await idsOf('?user=retention')).toEqual(['e'])
    expect(await idsOf('?thing=dish')).toEqual(['a:b', 'c'])
    expect(await idsOf('?thing=dish:c')).toEqual(['c'])
    expect(await idsOf('?thing=dish:a:b')).toEqual(['a:b'])
    expect(await idsOf('?user=lan&thing=order')).toEqual(['a'])
    expect(await idsOf('?user=none')).toEqual([])
    expect(await idsOf('?user=&thing=')).toHaveLength(6)
  })

  it('finds entries of the days given, by the restaurant’s midnight', async () => {
    await write(
      { thingId: 'before', changedAt: new Date('2026-05-05T16:59:59.999Z') },
      { thingId: 'first', changedAt: new Date('2026-05-05T17:00:00Z') },
      { thingId: 'last', changedAt: new Date('2026-05-07T16:59:59.999Z') },
      { thingId: 'after', changedAt: new Date('2026-05-07T17:00:00Z') },
    )
    expect(await idsOf('?from=2026-05-06&to=2026-05-07')).toEqual(['last', 'first'])
    expect(await idsOf('?from=2026-05-08')).toEqual(['after'])
    expect(await idsOf('?to=2026-05-05')).toEqual(['before'])
  })

  it('is read page by page, also where many entries are of one moment', async () => {
    await write(...Array.from({ length: 7 }, (_, number) => ({ thingId: `${number}` })))
    const seen: string[] = []
    const readFrom = async (query: string): Promise<void> => {
      const response = await read(query)
      const { headers } = response
      expect(headers['x-total-count']).toBe('7')
      seen.push(...response.json<AuditEntry[]>().map(({ thing }) => thing.id))
      const next = /<[^?]*([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1]
      if (next !== undefined) await readFrom(next)
    }
    await readFrom('?limit=3&user=lan')
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  })

  it.each([
    '?from=yesterday',
    '?to=9999-12-31',
    '?from=0001-01-01',
    '?limit=0',
    '?cursor=x',
    `?cursor=${Buffer.from('1 abc').toString('base64url')}`,
    `?cursor=${Buffer.from('1 99999999999999999999').toString('base64url')}`,
    // One digit more than every id has room for.
    `?cursor=${Buffer.from('1 9999999999999999999').toString('base64url')}`,
    '?user=a%00b',
  ])('rejects %s', async (query) => {
    expect((await read(query)).statusCode).toBe(400)
  })
})

it('counts to 10001 and no further', async () => {
  await restaurant.db
    .execute(sql`insert into audit_entries (changed_at, actor_kind, actor_id, action, thing_kind, thing_id, changes)
    select now(), 'user', 'lan', 'test.changed', 'order', 'thing' || number, '{}' from generate_series(1, 10050) as number`)
  expect((await read('?limit=1')).headers['x-total-count']).toBe('10001')
})

it('every way to read it uses an index that leads to what is asked for', async () => {
  const { db } = restaurant
  await db.execute(sql`insert into audit_entries (changed_at, actor_kind, actor_id, action, thing_kind, thing_id, changes)
    select now() - number * interval '1 minute', case when number % 100 = 0 then 'guest' else 'user' end,
      case when number % 100 = 0 then null else 'user' || number % 3 end, 'test.changed',
      (array['order', 'reservation', 'dish'])[1 + number % 3], 'thing' || number, '{}'
    from generate_series(1, 20000) as number`)
  await db.execute(sql`analyze audit_entries`)
  const planOf = async (where: string) => {
    const query = `explain select * from audit_entries where ${where} order by changed_at desc, id desc limit 50`
    return JSON.stringify((await db.execute(sql.raw(query))).rows)
  }
  const guest = `actor_kind = 'guest' and actor_kind <> 'user'`
  expect(await planOf(`thing_kind = 'order'`)).toContain('audit_entries_thing_kind')
  expect(await planOf(`actor_id = 'user1' and thing_kind = 'order'`)).toContain(
    'audit_entries_actor_thing_kind',
  )
  expect(await planOf(guest)).toContain('audit_entries_not_user')
  expect(await planOf(`${guest} and thing_kind = 'order'`)).toContain('audit_entries_not_user_thing_kind')
})
