import { beforeEach, describe, expect, it } from 'vitest'

import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni, type TestItem } from '#test/support/orders.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { categoryTable } from '#src/features/menu/server/menu-table.ts'
import type { Order, PlacedOrder, Quote } from '../contract/order.ts'
import type { OrderTicket } from '../contract/order-ticket.ts'
import { orderIdempotencyTable, orderTable } from './order-table.ts'

const restaurant = testRestaurant()

beforeEach(async () => {
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(orderIdempotencyTable)
})

const dessert = { id: 'panna-cotta' }

/** An order with a note, or none, for each of these items, in turn. */
async function orderWithNotes(items: readonly TestItem[], notes: readonly unknown[], changes: object = {}) {
  const body = await orderFor(restaurant.app, items, changes)
  return { ...body, items: body.items.map((item, index) => ({ ...item, note: notes[index] })) }
}

const post = (payload: object, headers: Record<string, string> = {}) =>
  restaurant.app.inject({ method: 'POST', url: '/api/orders', payload, headers })

async function stored() {
  const rows = await restaurant.db.select().from(orderTable)
  return rows[0]
}

describe('who entered an order', () => {
  it.each(['staff', 'admin'] as const)(
    'is the %s whose session places it, and only the office is told who',
    async (role) => {
      const user = await createUser(restaurant.db, { role })
      const cookie = await signIn(restaurant.app, user)
      const response = await post(await orderFor(restaurant.app, [dessert]), { cookie })
      expect(response.statusCode, response.body).toBe(201)
      const { ticketUrl, ...placed } = response.json<PlacedOrder>()
      expect(placed).toMatchObject({ source: 'staff' })
      expect(placed).not.toHaveProperty('createdBy')
      expect(placed).not.toHaveProperty('createdByName')

      const call = await officeCalls(restaurant, 'staff')
      const shown = (await call('GET', `/api/orders/${placed.id}`)).json<Order>()
      expect(shown).toMatchObject({ source: 'staff', createdBy: user.id, createdByName: 'Người Thử' })
      const [listed] = (await call('GET', '/api/orders')).json<Order[]>()
      expect(listed).toMatchObject({ id: placed.id, createdByName: 'Người Thử' })
      const ticket = await restaurant.app.inject(`/api/orders/ticket/${ticketUrl.split('/').at(-1) ?? ''}`)
      expect(ticket.statusCode).toBe(200)
      expect(ticket.body).not.toContain(user.id)
    },
  )

  it('has no name once the account is deleted, and stays an order that staff took', async () => {
    const user = await createUser(restaurant.db, { role: 'staff' })
    const cookie = await signIn(restaurant.app, user)
    const placed = (await post(await orderFor(restaurant.app, [dessert]), { cookie })).json<PlacedOrder>()
    const admin = await officeCalls(restaurant, 'admin')
    expect((await admin('DELETE', `/api/admin/users/${user.id}`)).statusCode).toBe(204)
    expect((await admin('GET', `/api/orders/${placed.id}`)).json()).toMatchObject({
      source: 'staff',
      createdBy: user.id,
      createdByName: null,
    })
    const completed = await admin('PATCH', `/api/orders/${placed.id}/status`, { status: 'completed' })
    expect(completed.json()).toMatchObject({ status: 'completed', createdByName: null })
  })

  it.each(['customer', 'anonymous'] as const)('is not recorded for a guest (%s)', async (who) => {
    const call = await officeCalls(restaurant, who)
    const response = await call('POST', '/api/orders', await orderFor(restaurant.app, [dessert]))
    expect(response.statusCode, response.body).toBe(201)
    expect(await stored()).toMatchObject({ source: 'web', createdBy: null })
  })

  it('is never what the body says', async () => {
    const body = {
      source: 'staff',
      createdBy: 'me',
      paidAt: '2026-05-06T05:00:00Z',
      paidAmount: '1.00',
      paidVia: 'cash',
    }
    await post({ ...(await orderFor(restaurant.app, [dessert])), ...body })
    expect(await stored()).toMatchObject({
      source: 'web',
      createdBy: null,
      paidAt: null,
      paidAmount: null,
      paidVia: null,
    })
  })

  it('does not make a repeated request another one', async () => {
    const cookie = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'staff' }))
    const body = await orderFor(restaurant.app, [dessert])
    const first = await post(body, { cookie, 'idempotency-key': 'entered-once' })
    const again = await post(body, { 'idempotency-key': 'entered-once' })
    expect(again.json()).toEqual(first.json())
  })
})

describe('an order that the office enters', () => {
  const entered = { enteredByStaff: true, customerEmail: '' }

  it('needs no e-mail address', async () => {
    const call = await officeCalls(restaurant, 'staff')
    const response = await call('POST', '/api/orders', await orderFor(restaurant.app, [dessert], entered))
    expect(response.statusCode, response.body).toBe(201)
    expect(response.json()).toMatchObject({ source: 'staff', customerEmail: '' })
    expect(await stored()).toMatchObject({ source: 'staff', customerEmail: '' })
  })

  it.each([
    ['anonymous', 401, 'session.required'],
    ['customer', 403, 'session.forbidden'],
  ] as const)(
    'is rejected without a session of staff, and no order of a guest (%s)',
    async (who, status, code) => {
      const call = await officeCalls(restaurant, who)
      const body = await orderFor(restaurant.app, [dessert], { enteredByStaff: true })
      const response = await call('POST', '/api/orders', body)
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code])
      expect(await stored()).toBeUndefined()
    },
  )

  it.each(['anonymous', 'customer'] as const)('alone may have no e-mail address (%s)', async (who) => {
    const call = await officeCalls(restaurant, who)
    const body = await orderFor(restaurant.app, [dessert], { customerEmail: ' ' })
    expect((await call('POST', '/api/orders', body)).json()).toEqual({
      message: 'Valid email required',
      code: 'request.invalid',
      fields: { customerEmail: 'Valid email required' },
    })
    expect(await stored()).toBeUndefined()
  })

  it('has a valid e-mail address where it has one', async () => {
    const call = await officeCalls(restaurant, 'staff')
    const body = await orderFor(restaurant.app, [dessert], { ...entered, customerEmail: 'khach' })
    expect((await call('POST', '/api/orders', body)).json()).toMatchObject({
      code: 'request.invalid',
      fields: { customerEmail: 'Valid email required' },
    })
  })

  it('is the same order where its response was lost and the session has ended and begun anew', async () => {
    const user = await createUser(restaurant.db, { role: 'staff' })
    const body = await orderFor(restaurant.app, [dessert], entered)
    const key = { 'idempotency-key': 'entered-by-phone' }
    const first = await post(body, { ...key, cookie: await signIn(restaurant.app, user) })
    expect(first.statusCode, first.body).toBe(201)
    expect((await post(body, key)).statusCode).toBe(401)
    const again = await post(body, { ...key, cookie: await signIn(restaurant.app, user) })
    expect(again.json<PlacedOrder>().id).toBe(first.json<PlacedOrder>().id)
    expect(await restaurant.db.$count(orderTable)).toBe(1)
  })
})

describe('a line of an order', () => {
  it('holds its note, its category and its VAT rate, whatever the menu is called later', async () => {
    const body = await orderWithNotes([smallPepperoni, dessert], ['  Không hành  ', ' '])
    const response = await post(body)
    expect(response.statusCode, response.body).toBe(201)
    const pizzas = {
      category: { id: expect.stringMatching(/^pizza/), nameVi: expect.stringMatching(/^Pizza/) },
      vatRate: 8,
    }
    await restaurant.content.change((tx) => tx.update(categoryTable).set({ name: 'Renamed' }))
    const placed = response.json<PlacedOrder>()
    expect((await stored())?.items).toMatchObject([
      { note: 'Không hành', ...pizzas },
      { note: null, category: { id: expect.stringMatching(/./) }, vatRate: 8 },
    ])
    expect(placed.items).toEqual((await stored())?.items)
  })

  it('shows its note on the ticket, and neither category nor rate', async () => {
    const { ticketUrl } = (await post(await orderWithNotes([smallPepperoni], ['Ít cay']))).json<PlacedOrder>()
    const url = `/api/orders/ticket/${ticketUrl.split('/').at(-1) ?? ''}`
    const [line] = (await restaurant.app.inject(url)).json<OrderTicket>().items
    expect(line).toMatchObject({ note: 'Ít cay', name: 'Pepperoni' })
    expect(line).not.toHaveProperty('category')
    expect(line).not.toHaveProperty('vatRate')
  })

  it('may have a note of 140 characters, counted as they are stored', async () => {
    // Each letter is typed as two characters and stored as one.
    const note = 'ế'.normalize('NFD').repeat(140)
    expect((await post(await orderWithNotes([dessert], [note]))).statusCode).toBe(201)
    expect((await stored())?.items[0]?.note).toBe('ế'.repeat(140))
    const long = await post(await orderWithNotes([dessert], [`${note}ế`]))
    expect(long.json()).toMatchObject({ fields: { 'items.0.note': 'Use at most 140 characters.' } })
  })

  it('costs the same with a note, and stays apart from an equal line with another one', async () => {
    const items = [smallPepperoni, smallPepperoni]
    const asked = (await orderWithNotes(items, ['Không hành', 'Nhiều hành'])).items
    const quote = await restaurant.app.inject({
      method: 'POST',
      url: '/api/orders/quote',
      payload: { items: asked },
    })
    expect(quote.json<Quote>().totalAmount).toBe('376000.00')
    const placed = await post(await orderWithNotes(items, ['Không hành', 'Nhiều hành']))
    expect(placed.json<PlacedOrder>().items.map(({ note }) => note)).toEqual(['Không hành', 'Nhiều hành'])
  })
})

describe('the table of an order', () => {
  it('is shown to the office and on the ticket', async () => {
    const body = await orderFor(restaurant.app, [dessert], { orderType: 'dine-in', tableLabel: ' Sân 7 ' })
    const placed = (await post(body)).json<PlacedOrder>()
    expect(placed.tableLabel).toBe('Sân 7')
    const ticket = await restaurant.app.inject(
      `/api/orders/ticket/${placed.ticketUrl.split('/').at(-1) ?? ''}`,
    )
    expect(ticket.json<OrderTicket>().tableLabel).toBe('Sân 7')
  })

  it.each(['takeout', 'dine-in'] as const)('may be left out (%s)', async (orderType) => {
    await post(await orderFor(restaurant.app, [dessert], { orderType, tableLabel: '  ' }))
    expect((await stored())?.tableLabel).toBe(null)
  })

  it('counts for guests who eat in alone', async () => {
    await post(await orderFor(restaurant.app, [dessert], { orderType: 'takeout', tableLabel: '7' }))
    expect((await stored())?.tableLabel).toBe(null)
  })
})
