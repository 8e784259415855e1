import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import type { ContactMessage, MessageCounts } from '../contract/message.ts'
import { contactJobs } from './contact-jobs.ts'
import { messageIdempotencyTable, messageTable } from './message-table.ts'

let restaurant: TestRestaurant
let staff: OfficeCall
let admin: OfficeCall

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
  await restaurant.db.delete(messageTable)
})
afterAll(() => restaurant.close())
afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(messageTable)
  await restaurant.db.delete(messageIdempotencyTable)
  await restaurant.db.delete(notificationTable)
  await restaurant.db.delete(auditEntryTable)
})

const written = {
  name: 'Khách Thử',
  email: 'khach@example.com',
  phone: '0900 000 000',
  subject: 'Đặt tiệc',
  message: 'Bếp có nhận tiệc 30 người không?',
}

const send = (changed: object = {}, headers: Record<string, string> = {}) =>
  restaurant.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...written, ...changed },
    headers,
  })
const rows = () => restaurant.db.select().from(messageTable)
const sent = async (changed: object = {}) => (await send(changed)).json<ContactMessage>()

describe('writing to the restaurant', () => {
  it('stores the message as new and returns it', async () => {
    const response = await send({ language: 'en' })
    expect(response.statusCode, response.body).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    const message = response.json<ContactMessage>()
    expect(message).toEqual({
      ...written,
      id: expect.stringMatching(/^msg/),
      phone: '+84900000000',
      shownPhone: '0900 000 000',
      status: 'new',
      language: 'en',
      createdAt: '2026-05-06T05:00:00.000Z',
    })
    expect(await rows()).toMatchObject([{ id: message.id, message: written.message }])
  })

  it('needs no phone', async () => {
    for (const phone of [undefined, '', null]) {
      expect(await sent({ phone })).toMatchObject({ phone: null, shownPhone: null })
    }
  })

  it('tells the restaurant in the same transaction', async () => {
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      const { id } = await sent()
      const [told] = await restaurant.db.select().from(notificationTable)
      expect(told).toMatchObject({
        type: 'contact',
        referenceType: 'contact',
        referenceId: id,
        titleVi: 'Tin nhắn mới',
        content: 'Khách Thử: Đặt tiệc',
        customerPhone: '0900 000 000',
        priority: 'normal',
      })
      await expect
        .poll(() => screen.heard)
        .toEqual([{ lists: ['contact', 'notifications'], notificationId: told?.id }])
    } finally {
      await screen.close()
    }
  })

  it('leaves nothing behind when it fails half way', async () => {
    await restaurant.db.execute('alter table notifications add constraint broken check (false) not valid')
    try {
      expect((await send({}, { 'idempotency-key': 'half-way-there' })).statusCode).toBe(500)
    } finally {
      await restaurant.db.execute('alter table notifications drop constraint broken')
    }
    expect(await rows()).toHaveLength(0)
    expect((await send({}, { 'idempotency-key': 'half-way-there' })).statusCode).toBe(201)
  })

  it('returns the same message when the same request comes again, even at once', async () => {
    const headers = { 'idempotency-key': 'one-tap-or-two' }
    const responses = await Promise.all([send({}, headers), send({}, headers), send({}, headers)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(responses.map((response) => response.json<ContactMessage>().id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    const other = await send({ subject: 'Khác' }, headers)
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'contact.key-reused'])
  })

  it('ignores fields that are not the guest’s to set', async () => {
    const message = await sent({ id: 'mine', status: 'archived', createdAt: '2020-01-01T00:00:00Z' })
    expect(message).toMatchObject({ status: 'new', createdAt: '2026-05-06T05:00:00.000Z' })
    expect(message.id).not.toBe('mine')
  })

  test.each([
    [{ name: ' ' }, 'request.invalid', 'name'],
    [{ name: 'x'.repeat(201) }, 'request.invalid', 'name'],
    [{ email: 'khach@' }, 'request.invalid', 'email'],
    [{ email: undefined }, 'request.invalid', 'email'],
    [{ subject: '' }, 'request.invalid', 'subject'],
    [{ subject: 'x'.repeat(201) }, 'request.invalid', 'subject'],
    [{ message: '\n' }, 'request.invalid', 'message'],
    [{ message: 'x'.repeat(5001) }, 'request.invalid', 'message'],
    [{ phone: '0912 345' }, 'contact.phone-invalid', 'phone'],
    [{ phone: '+1 202 555 010' }, 'contact.phone-invalid', 'phone'],
  ])('is rejected with %j', async (changed, code, field) => {
    const response = await send(changed)
    expect(response.statusCode).toBe(400)
    const problem = response.json<{ code: string; fields: Record<string, string> }>()
    expect(problem.code).toBe(code)
    expect(Object.keys(problem.fields)).toEqual([field])
    expect(await rows()).toHaveLength(0)
  })

  it('is taken at its longest', async () => {
    expect((await send({ message: 'ệ'.repeat(5000), subject: 'x'.repeat(200) })).statusCode).toBe(201)
  })

  it('is rejected from bots that fill in what people do not see', async () => {
    const response = await send({ website: 'https://example.com' })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'contact.rejected'])
    expect(await rows()).toHaveLength(0)
  })
})

describe('reading messages', () => {
  const read = async (query = '') => {
    const response = await staff('GET', `/api/contact${query}`)
    expect(response.statusCode, response.body).toBe(200)
    return {
      subjects: response.json<ContactMessage[]>().map(({ subject }) => subject),
      total: Number(response.headers['x-total-count']),
      link: response.headers.link as string | undefined,
    }
  }

  async function receive(...messages: { subject: string; at: string; [field: string]: string }[]) {
    for (const { at, ...message } of messages) {
      restaurant.clock.set(at)
      await sent(message)
    }
    restaurant.clock.set('2026-05-06T05:00:00Z')
  }

  it('lists the newest first, page by page', async () => {
    await receive(
      { subject: 'one', at: '2026-05-01T05:00:00Z' },
      { subject: 'two', at: '2026-05-02T05:00:00Z' },
      { subject: 'three', at: '2026-05-03T05:00:00Z' },
    )
    const first = await read('?limit=2')
    expect(first).toMatchObject({ subjects: ['three', 'two'], total: 3 })
    const next = /<\/api\/contact(.+)>; rel="next"/.exec(first.link ?? '')?.[1]
    const second = await read(next)
    expect(second).toEqual({ subjects: ['one'], total: 3, link: undefined })
    expect((await read('?limit=3')).link).toBeUndefined()
  })

  it('finds name, e-mail and subject, with case and diacritics folded', async () => {
    await receive(
      { subject: 'Tiệc sinh nhật', at: '2026-05-01T05:00:00Z' },
      { subject: 'b', name: 'Nguyễn Đức', at: '2026-05-02T05:00:00Z' },
      { subject: 'c', email: 'tiec@example.com', message: 'duc', at: '2026-05-03T05:00:00Z' },
      { subject: '100%', at: '2026-05-04T05:00:00Z' },
    )
    expect((await read('?q=TIEC')).subjects).toEqual(['c', 'Tiệc sinh nhật'])
    expect((await read('?q=duc')).subjects).toEqual(['b'])
    expect((await read('?q=100%25')).subjects).toEqual(['100%'])
    expect((await read('?q=1%250')).subjects).toEqual([])
    expect((await read('?q=nothing')).total).toBe(0)
  })

  it('filters by time and status, and counts what matches', async () => {
    await receive(
      { subject: 'old', at: '2026-04-28T04:59:59Z' },
      { subject: 'week', at: '2026-04-29T05:00:00Z' },
      { subject: 'today', at: '2026-05-05T17:00:00Z' },
    )
    expect((await read('?period=7days')).subjects).toEqual(['today', 'week'])
    expect((await read('?period=today')).subjects).toEqual(['today'])
    const [old] = (await rows()).filter(({ subject }) => subject === 'old')
    await staff('PATCH', `/api/contact/${old?.id}/status`, { status: 'replied' })
    expect(await read('?status=replied,archived')).toMatchObject({ subjects: ['old'], total: 1 })
    const counts = async (query = '') =>
      (await staff('GET', `/api/contact/summary${query}`)).json<MessageCounts>()
    expect(await counts()).toEqual({ total: 3, new: 2, replied: 1, archived: 0 })
    expect(await counts('?period=7days')).toEqual({ total: 2, new: 2, replied: 0, archived: 0 })
    expect(await counts('?q=today')).toEqual({ total: 1, new: 1, replied: 0, archived: 0 })
  })

  test.each(['?status=gone', '?period=ages', '?limit=0', '?limit=201', '?cursor=x'])(
    'rejects %s',
    async (query) => {
      expect((await staff('GET', `/api/contact${query}`)).statusCode).toBe(400)
    },
  )

  it('counts exactly up to 10,000 and no further', async () => {
    const fill = (first: number, last: number) =>
      restaurant.db.execute(sql`insert into contact_messages (id, name, email, subject, message)
        select 'msg-' || n, 'Khách', 'khach@example.com', 'Số ' || n, '' from generate_series(${first}::int, ${last}::int) n`)
    await fill(1, 10_000)
    expect((await read('?limit=1')).total).toBe(10_000)
    await fill(10_001, 10_050)
    expect((await read('?limit=1')).total).toBe(10_001)
    expect((await staff('GET', '/api/contact/summary')).json()).toMatchObject({ total: 10_050 })
  })
})

describe('handling a message', () => {
  it('is one of an id, and 404 without', async () => {
    const { id } = await sent()
    expect((await staff('GET', `/api/contact/${id}`)).json()).toMatchObject({
      id,
      ...written,
      phone: '+84900000000',
    })
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', '/status'],
      ['DELETE', ''],
    ] as const) {
      const payload = method === 'PATCH' ? { status: 'replied' } : undefined
      const response = await admin(method, `/api/contact/none${path}`, payload)
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
        404,
        'contact.not-found',
      ])
    }
  })

  it('sets any status after any other, and records it', async () => {
    const { id } = await sent()
    for (const status of ['archived', 'new', 'replied', 'replied']) {
      const response = await staff('PATCH', `/api/contact/${id}/status`, { status })
      expect([response.statusCode, response.json<ContactMessage>().status]).toEqual([200, status])
    }
    const entries = await restaurant.db.select().from(auditEntryTable)
    expect(entries.map(({ changes }) => changes['status'])).toEqual([
      { before: 'new', after: 'archived' },
      { before: 'archived', after: 'new' },
      { before: 'new', after: 'replied' },
    ])
    const other = await staff('PATCH', `/api/contact/${id}/status`, { status: 'lost' })
    expect(other.statusCode).toBe(400)
  })

  it('changes the one message alone', async () => {
    const { id } = await sent()
    const other = await sent()
    await staff('PATCH', `/api/contact/${id}/status`, { status: 'archived' })
    await admin('DELETE', `/api/contact/${id}`)
    expect(await rows()).toMatchObject([{ id: other.id, status: 'new' }])
  })

  it('deletes for admins, without a trace of the person', async () => {
    const { id } = await sent()
    const response = await admin('DELETE', `/api/contact/${id}`)
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(await rows()).toHaveLength(0)
    expect(JSON.stringify(await restaurant.db.select().from(auditEntryTable))).not.toMatch(
      /Khách|example\.com|tiệc/,
    )
  })

  it('is told to open screens', async () => {
    const { id } = await sent()
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      await staff('PATCH', `/api/contact/${id}/status`, { status: 'replied' })
      await admin('DELETE', `/api/contact/${id}`)
      await expect.poll(() => screen.heard).toEqual([{ lists: ['contact'] }, { lists: ['contact'] }])
    } finally {
      await screen.close()
    }
  })
})

it('forgets idempotency keys after two days', async () => {
  await send({}, { 'idempotency-key': 'two-days-old' })
  const [job] = contactJobs(restaurant)
  const at = (time: string) => job?.run(new Date(time))
  expect(await at('2026-05-08T05:00:00Z')).toEqual({ deleted: 0 })
  expect(await at('2026-05-08T05:00:01Z')).toEqual({ deleted: 1 })
})

it('is limited for one address', async () => {
  const limited = await openTestRestaurant({ RATE_LIMITS: 'true' })
  try {
    const from = (remoteAddress: string) =>
      limited.app.inject({ method: 'POST', url: '/api/contact', payload: written, remoteAddress })
    const responses = await Promise.all(Array.from({ length: 13 }, () => from('192.0.2.7')))
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 201), 429])
    expect((await from('192.0.2.8')).statusCode).toBe(201)
  } finally {
    await limited.close()
  }
})
