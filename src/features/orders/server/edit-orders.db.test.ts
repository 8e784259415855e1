import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { type OfficeCall, officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import type { Order, PlacedOrder } from '../contract/order.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
let admin: OfficeCall
let staff: OfficeCall

beforeAll(async () => {
  admin = await officeCalls(restaurant, 'admin')
  staff = await officeCalls(restaurant, 'staff')
})
beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(auditEntryTable)
})

async function place(items: Parameters<typeof orderFor>[1] = [smallPepperoni], changes: object = {}) {
  const payload = await orderFor(restaurant.app, items, changes)
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  expect(response.statusCode, response.body).toBe(201)
  restaurant.clock.set('2026-05-06T05:00:01Z')
  return response.json<PlacedOrder>()
}

const edit = (call: OfficeCall, id: string, body: object) => call('PATCH', `/api/orders/${id}`, body)
async function edited(id: string, body: object): Promise<Order> {
  const response = await edit(admin, id, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Order>()
}
const problemOf = (response: { statusCode: number; json: () => unknown }) => {
  const { code } = response.json() as { code: string } // a problem has a code
  return [response.statusCode, code]
}
const stored = async (id: string) =>
  (await admin('GET', `/api/orders/${id}`)).json<Omit<Order, 'updatedAt'> & { updatedAt?: string }>()
/** The lines of an order as a screen sends them back. */
const sent = ({ items }: Pick<Order, 'items'>) =>
  items.map(({ id, name, price, quantity, customization, note }) => ({
    id,
    name,
    price,
    quantity,
    customization,
    note,
  }))
const soup = { id: 'pumpkin-soup', name: 'Pumpkin soup', price: '0', quantity: 1 }

describe('an edit', () => {
  it('checks session, role, input, existence and newer edits, in this order', async () => {
    const { id } = await place()
    const anonymous = await officeCalls(restaurant, 'anonymous')
    const customer = await officeCalls(restaurant, 'customer')
    const wrong = { orderType: 'by-drone' }
    expect((await edit(anonymous, id, wrong)).statusCode).toBe(401)
    expect((await edit(customer, id, wrong)).statusCode).toBe(403)
    const forbidden = await edit(staff, id, { ...wrong, status: 'ready', customerName: 'Lan' })
    expect(problemOf(forbidden)).toEqual([403, 'orders.field-forbidden'])
    const { fields } = forbidden.json<{ fields: object }>()
    expect(Object.keys(fields).toSorted()).toEqual(['customerName', 'status'])
    expect(problemOf(await edit(staff, id, wrong))).toEqual([400, 'request.invalid'])
    expect(problemOf(await edit(admin, id, wrong))).toEqual([400, 'request.invalid'])
    expect(problemOf(await edit(admin, 'unknown', { status: 'ready' }))).toEqual([404, 'orders.not-found'])
    const stale = { status: 'ready', updatedAt: '2020-01-01T00:00:00.000Z' }
    expect(problemOf(await edit(admin, id, stale))).toEqual([409, 'orders.stale'])
    expect((await edited(id, { status: 'ready' })).status).toBe('ready')
  })

  it('changes the fields that are sent, and nothing else the call sends along', async () => {
    const { id } = await place([smallPepperoni], { specialInstructions: 'Ít cay' })
    const before = await stored(id)
    const after = await edited(id, {
      customerName: '  Lan Anh ',
      customerEmail: 'lan@example.com',
      customerPhone: '0912 345 678',
      orderType: 'dine-in',
      status: 'confirmed',
      totalAmount: '1.00',
      grandTotal: '1.00',
      createdAt: '2020-01-01T00:00:00.000Z',
      paidVia: 'cash',
    })
    expect(after).toEqual({
      ...before,
      customerName: 'Lan Anh',
      customerEmail: 'lan@example.com',
      customerPhone: '+84912345678',
      shownPhone: '0912 345 678',
      orderType: 'dine-in',
      status: 'confirmed',
      changedAt: '2026-05-06T05:00:01.000Z',
      updatedAt: '2026-05-06T05:00:01.000Z',
    })
    expect(await stored(id)).toEqual(after)
  })

  it.each([
    ['a name', { customerName: ' ' }, 'customerName', 'request.invalid'],
    ['an e-mail', { customerEmail: 'nobody' }, 'customerEmail', 'request.invalid'],
    ['a phone', { customerPhone: '12' }, 'customerPhone', 'orders.phone-invalid'],
    ['a delivery without address', { orderType: 'delivery' }, 'customerAddress', 'orders.address-too-short'],
    ['an order without lines', { items: [] }, 'items', 'request.invalid'],
    ['no piece', { items: [{ ...soup, quantity: 0 }] }, 'items.0.quantity', 'request.invalid'],
    ['a hundred pieces', { items: [{ ...soup, quantity: 100 }] }, 'items.0.quantity', 'request.invalid'],
  ])('rejects %s on its field', async (_name, body, field, code) => {
    const { id } = await place()
    const response = await edit(admin, id, body)
    expect(problemOf(response)).toEqual([400, code])
    expect(response.json<{ fields: object }>().fields).toHaveProperty([field])
    expect(await restaurant.db.select().from(auditEntryTable)).toEqual([])
  })

  it('makes a delivery of an order with an address, where delivery is offered', async () => {
    const [settings] = await restaurant.db.select().from(siteSettingsTable)
    if (!settings) throw new Error('The demo restaurant has settings')
    const offer = (deliveryMode: 'off' | 'on') =>
      restaurant.content.change((tx) => saveSiteSettings(tx, { ...settings.settings, deliveryMode }))
    const { id } = await place([smallPepperoni], { orderType: 'dine-in', tableLabel: '7' })
    const delivery = { orderType: 'delivery', customerAddress: '12 Đường Bờ Sông' }
    await offer('off')
    expect(problemOf(await edit(admin, id, delivery))).toEqual([400, 'orders.delivery-off'])
    await offer('on')
    expect(await edited(id, delivery)).toMatchObject({ ...delivery, tableLabel: null })
    await offer('off')
    expect(await edited(id, { customerAddress: '14 Đường Bờ Sông' })).toMatchObject({ orderType: 'delivery' })
    await restaurant.content.change((tx) => saveSiteSettings(tx, settings.settings))
  })

  it('leaves an address to deliveries alone, and clears an e-mail that is emptied', async () => {
    const { id } = await place([smallPepperoni], { orderType: 'dine-in', tableLabel: '7' })
    const address = { customerAddress: '12 Đường Bờ Sông' }
    expect(await edited(id, address)).toMatchObject({ customerAddress: null, tableLabel: '7' })
    expect(await restaurant.db.select().from(auditEntryTable)).toEqual([])
    await edited(id, { ...address, orderType: 'delivery' })
    expect(await edited(id, { customerName: 'Lan' })).toMatchObject(address)
    expect(await edited(id, { orderType: 'takeout' })).toMatchObject({ customerAddress: null })
    expect(await edited(id, { customerEmail: '' })).toMatchObject({ customerEmail: '' })
  })

  it('confirms a delivery that an earlier version has taken without an address', async () => {
    const { id } = await place()
    await restaurant.db.update(orderTable).set({ orderType: 'delivery', customerAddress: null })
    expect(await edited(id, { status: 'confirmed' })).toMatchObject({ orderType: 'delivery' })
    expect(problemOf(await edit(admin, id, { customerAddress: '12' }))).toEqual([
      400,
      'orders.address-too-short',
    ])
  })

  it('takes the table from an order that is taken away', async () => {
    const { id } = await place([smallPepperoni], { orderType: 'dine-in', tableLabel: '7' })
    expect(await edited(id, { orderType: 'takeout' })).toMatchObject({ tableLabel: null })
  })

  it('leaves a line as it is that an earlier version has stored without a note', async () => {
    const order = await place()
    const items = order.items.map(({ note: _none, ...line }) => line)
    await restaurant.db.update(orderTable).set({ items })
    const lines = sent(order).map((line) => ({ ...line, note: null }))
    expect((await edited(order.id, { items: lines })).updatedAt).toBe(order.updatedAt)
    expect(await restaurant.db.select().from(auditEntryTable)).toEqual([])
  })

  it('keeps what a line was sold at, and sells what is added at the price of today', async () => {
    const order = await place([smallPepperoni, { id: 'pumpkin-soup', quantity: 2 }])
    const [pizza, drink] = order.items
    const raise = (price: string, id: string) => admin('PATCH', `/api/menu-items/${id}`, { price })
    const prices = { pepperoni: '300000', 'pumpkin-soup': '99000' }
    for (const [id, price] of Object.entries(prices)) await raise(price, id)
    const lines = sent(order)
    const after = await edited(order.id, {
      items: [
        { ...lines[0], quantity: 3, price: '1' },
        { ...lines[1], price: '1' },
        { ...soup, customization: [], note: 'Ít đá' },
      ],
    })
    expect(after.items[0]).toEqual({ ...pizza, quantity: 3, lineTotal: '564000.00' })
    expect(after.items[1]).toEqual(drink)
    expect(after.items[2]).toMatchObject({
      id: 'pumpkin-soup',
      unitPrice: '99000.00',
      note: 'Ít đá',
      vatRate: 8,
    })
    const subtotal = 564_000 + Number(drink?.lineTotal) + 99_000
    const vat = Math.round(subtotal * 0.08)
    expect(after).toMatchObject({
      totalAmount: `${subtotal}.00`,
      vatRate: 8,
      vatAmount: `${vat}.00`,
      grandTotal: `${subtotal + vat}.00`,
    })
    await raise('188000', 'pepperoni')
    await raise(String(Number(drink?.unitPrice)), 'pumpkin-soup')
  })

  it('removes lines that are not sent any more, and keeps those of dishes that are sold out', async () => {
    const order = await place([smallPepperoni, { id: 'pumpkin-soup' }])
    const [pizza] = sent(order)
    await admin('PATCH', '/api/menu-items/pepperoni', { isAvailable: false })
    const after = await edited(order.id, { items: [{ ...pizza, quantity: 2 }] })
    expect(after.items).toEqual([{ ...order.items[0], quantity: 2, lineTotal: '376000.00' }])
    const again = await edit(admin, order.id, {
      items: [pizza, { ...smallPepperoni, ...soup, id: 'pepperoni' }],
    })
    expect(problemOf(again)).toEqual([409, 'orders.dishes-unavailable'])
    await admin('PATCH', '/api/menu-items/pepperoni', { isAvailable: true })
  })

  it('names the line of an added dish that cannot be had as it was sent', async () => {
    const order = await place()
    const items = [...sent(order), { ...soup, id: 'pepperoni', customization: [] }]
    const response = await edit(admin, order.id, { items })
    expect(problemOf(response)).toEqual([400, 'orders.choices-invalid'])
    expect(response.json()).toMatchObject({
      fields: { 'items.1.customization': expect.any(String) },
      details: { problems: [{ line: 1 }] },
    })
  })

  it('rejects an amount that is too large for one order', async () => {
    const order = await place()
    const items = Array.from({ length: 7 }, (_line, index) => ({
      ...sent(order)[0],
      note: String(index),
      quantity: 99,
    }))
    expect(problemOf(await edit(admin, order.id, { items }))).toEqual([400, 'orders.amount-too-large'])
  })

  it('that changes nothing records and tells nothing', async () => {
    const order = await place([smallPepperoni, { id: 'pumpkin-soup' }])
    const same = { customerPhone: order.customerPhone, orderType: 'takeout', items: sent(order) }
    expect((await edited(order.id, same)).updatedAt).toBe(order.updatedAt)
    expect(await restaurant.db.select().from(auditEntryTable)).toEqual([])
  })

  it('stands in one audit entry without personal data, and is told to open screens', async () => {
    const { id } = await place()
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      await edited(id, { customerName: 'Bí Mật', status: 'confirmed' })
      await expect.poll(() => screen.heard).toEqual([{ lists: ['orders'] }])
    } finally {
      await screen.close()
    }
    const log = await restaurant.db.select().from(auditEntryTable)
    expect(log.map(({ action, thingId, changes }) => ({ action, thingId, changes }))).toEqual([
      {
        action: 'orders.changed',
        thingId: id,
        changes: { customerName: { masked: true }, status: { before: 'pending', after: 'confirmed' } },
      },
    ])
  })

  it('of two admins who began with the same order is told to the second, and loses nothing of the first', async () => {
    const order = await place()
    const other = await officeCalls(restaurant, 'admin')
    const [pizza] = sent(order)
    const { updatedAt } = order
    const responses = await Promise.all([
      edit(admin, order.id, { items: [{ ...pizza, quantity: 4 }], updatedAt }),
      edit(other, order.id, { items: [pizza, { ...soup, customization: [] }], updatedAt }),
    ])
    const won = responses.find(({ statusCode }) => statusCode === 200)
    const lost = responses.find((each) => each !== won)
    expect(lost && problemOf(lost)).toEqual([409, 'orders.stale'])
    expect(await stored(order.id)).toEqual(won?.json())
    const ofOrder = eq(auditEntryTable.thingId, order.id)
    expect(await restaurant.db.$count(auditEntryTable, ofOrder)).toBe(1)
  })
})

describe('an edit by staff', () => {
  const dineIn = { orderType: 'dine-in', tableLabel: '7' } as const

  it.each(['pending', 'confirmed', 'preparing'] as const)('is possible while %s', async (status) => {
    const { id } = await place()
    await restaurant.db.update(orderTable).set({ status })
    const change = { ...dineIn, specialInstructions: 'Ít cay', requestedTime: '2026-05-06T18:30' }
    const response = await edit(staff, id, change)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({
      ...change,
      scheduledTime: '2026-05-06T18:30',
      changedAt: '2026-05-06T05:00:01.000Z',
    })
  })

  it.each(['ready', 'delivered', 'completed', 'cancelled'] as const)(
    'is for admins alone once it is %s',
    async (status) => {
      const { id } = await place()
      await restaurant.db.update(orderTable).set({ status })
      expect(problemOf(await edit(staff, id, dineIn))).toEqual([403, 'orders.admins-alone'])
      expect((await edit(admin, id, dineIn)).statusCode).toBe(200)
    },
  )

  it.each(['customerName', 'customerEmail', 'customerPhone', 'status'])('may not set %s', async (field) => {
    const { id } = await place()
    const response = await edit(staff, id, { [field]: 'x' })
    expect(problemOf(response)).toEqual([403, 'orders.field-forbidden'])
    expect(response.json<{ fields: object }>().fields).toHaveProperty([field])
  })
})

describe('the time of an order', () => {
  it.each([
    ['2026-05-06T18:31', 'orders.requested-time-invalid'],
    ['2026-05-06T11:45', 'orders.requested-time-past'],
    ['2026-05-20T18:30', 'orders.requested-time-too-far'],
    ['2026-05-07T04:00', 'orders.requested-time-closed'],
  ])('is rejected on its field if it is %s', async (requestedTime, code) => {
    const { id } = await place()
    restaurant.clock.set('2026-05-06T05:00:00Z')
    const response = await edit(staff, id, { requestedTime })
    expect(problemOf(response)).toEqual([400, code])
    expect(response.json<{ fields: object }>().fields).toHaveProperty(['requestedTime'])
  })

  it('may have passed if it stays, and may end', async () => {
    const requestedTime = '2026-05-06T12:15'
    const { id } = await place([smallPepperoni], { requestedTime })
    restaurant.clock.set('2026-05-06T05:20:00Z')
    const after = await edited(id, { requestedTime, specialInstructions: 'Ít cay' })
    expect(after).toMatchObject({ requestedTime, scheduledTime: requestedTime })
    expect(await edited(id, { requestedTime: null })).toMatchObject({
      requestedTime: null,
      scheduledTime: null,
    })
  })
})

describe('the reason for an edit', () => {
  const fewer = async (status: Order['status'], body: object = {}) => {
    const order = await place([{ ...smallPepperoni, quantity: 2 }])
    await restaurant.db.update(orderTable).set({ status })
    const items = sent(order).map((line) => ({ ...line, quantity: 1 }))
    return { order, response: await edit(admin, order.id, { items, ...body }) }
  }

  it.each(['preparing', 'ready', 'delivered', 'completed'] as const)(
    'is required if the bill falls once it is %s',
    async (status) => {
      const { response } = await fewer(status)
      expect(problemOf(response)).toEqual([400, 'orders.reason-required'])
      expect(response.json<{ fields: object }>().fields).toHaveProperty(['reason'])
    },
  )

  it.each(['pending', 'confirmed'] as const)('is not needed while it is %s', async (status) => {
    expect((await fewer(status)).response.statusCode).toBe(200)
  })

  it('for a lower bill stands in the log alone', async () => {
    const { order, response } = await fewer('preparing', { reason: ' Khách bớt món ' })
    expect(response.json()).toMatchObject({ cancelReason: null })
    const [entry] = await restaurant.db.select().from(auditEntryTable)
    expect(entry?.changes).toMatchObject({ reason: { after: 'Khách bớt món' } })
    const items = sent(order).map((line) => ({ ...line, quantity: 3 }))
    expect((await edit(staff, order.id, { items })).statusCode).toBe(200)
  })

  it('is required to cancel by an edit, and stays with the order until it is no longer cancelled', async () => {
    const { id, ticketUrl } = await place()
    const ticket = async () =>
      (await restaurant.app.inject(ticketUrl.replace('/order/', '/api/orders/ticket/'))).json<object>()
    expect(problemOf(await edit(admin, id, { status: 'cancelled' }))).toEqual([400, 'orders.reason-required'])
    const tooLong = { status: 'cancelled', reason: 'x'.repeat(201) }
    expect(problemOf(await edit(admin, id, tooLong))).toEqual([400, 'request.invalid'])
    const reason = 'Quán vừa hết món'
    expect(await edited(id, { status: 'cancelled', reason })).toMatchObject({ cancelReason: reason })
    expect(await ticket()).toMatchObject({ cancelReason: reason, changedAt: null })
    const [entry] = await restaurant.db.select().from(auditEntryTable)
    expect(entry?.changes).toMatchObject({ cancelReason: { masked: true } })
    await staff('PATCH', `/api/orders/${id}/status`, { status: 'cancelled' })
    expect(await ticket()).toMatchObject({ cancelReason: reason })
    await staff('PATCH', `/api/orders/${id}/status`, { status: 'pending' })
    expect(await stored(id)).toMatchObject({ cancelReason: null })
  })

  it('is optional for the call that sets the status', async () => {
    const { id } = await place()
    const cancel = (body: object) =>
      staff('PATCH', `/api/orders/${id}/status`, { status: 'cancelled', ...body })
    expect((await cancel({})).json()).toMatchObject({ status: 'cancelled', cancelReason: null })
    expect((await cancel({ reason: 'Khách báo huỷ' })).json()).toMatchObject({
      cancelReason: 'Khách báo huỷ',
    })
  })
})

it('an edit that is sent twice is saved once, and succeeds both times', async () => {
  const order = await place()
  const items = [...sent(order), { ...soup, customization: [] }]
  const body = { items, updatedAt: order.updatedAt }
  const first = await edit(staff, order.id, body)
  expect(first.statusCode, first.body).toBe(200)
  restaurant.clock.set('2026-05-06T05:00:09Z')
  expect((await edit(staff, order.id, body)).json()).toEqual(first.json())
  expect((await stored(order.id)).items).toHaveLength(2)
  expect(await restaurant.db.$count(auditEntryTable)).toBe(1)
})

it('an outdated edit is told so, even if its dish is sold out by now', async () => {
  const order = await place()
  await edited(order.id, { specialInstructions: 'Ít cay' })
  const body = { items: [{ ...soup, id: 'no-such-dish' }], updatedAt: '2020-01-01T00:00:00.000Z' }
  expect(problemOf(await edit(staff, order.id, body))).toEqual([409, 'orders.stale'])
})

it('status, payment and the name of the guest do not count as a change of what was ordered', async () => {
  const { id } = await place()
  await staff('PATCH', `/api/orders/${id}/status`, { status: 'confirmed' })
  await staff('PATCH', `/api/orders/${id}/payment`, { paidVia: 'cash' })
  await edited(id, { customerName: 'Lan' })
  expect((await stored(id)) as unknown).toMatchObject({ changedAt: null })
})

describe('the payment of an order', () => {
  const pay = (call: OfficeCall, id: string, body: object) => call('PATCH', `/api/orders/${id}/payment`, body)
  const paid = async (id: string, body: object) => {
    const response = await pay(staff, id, body)
    expect(response.statusCode, response.body).toBe(200)
    const { paidAt, paidAmount, paidVia } = response.json<Order>()
    return { paidAt, paidAmount, paidVia }
  }

  it('checks session, role, input, existence and newer edits, in this order', async () => {
    const { id } = await place()
    const anonymous = await officeCalls(restaurant, 'anonymous')
    const customer = await officeCalls(restaurant, 'customer')
    const wrong = { paidVia: 'shells' }
    expect((await pay(anonymous, id, wrong)).statusCode).toBe(401)
    expect((await pay(customer, id, wrong)).statusCode).toBe(403)
    expect(problemOf(await pay(staff, id, wrong))).toEqual([400, 'request.invalid'])
    expect(problemOf(await pay(staff, id, {}))).toEqual([400, 'request.invalid'])
    expect(problemOf(await pay(staff, 'unknown', { paidVia: 'cash' }))).toEqual([404, 'orders.not-found'])
    const stale = { paidVia: 'cash', updatedAt: '2020-01-01T00:00:00.000Z' }
    expect(problemOf(await pay(staff, id, stale))).toEqual([409, 'orders.stale'])
    expect((await pay(admin, id, { paidVia: 'cash' })).statusCode).toBe(200)
  })

  it('is the grand total, at once, in cash or by transfer, and can be taken back', async () => {
    const { id, grandTotal, status } = await place()
    const paidAt = '2026-05-06T05:00:01.000Z'
    const inCash = { paidAt, paidAmount: grandTotal, paidVia: 'cash' }
    expect(await paid(id, { paidVia: 'cash', paidAmount: '1.00' })).toEqual(inCash)
    restaurant.clock.set('2026-05-06T05:00:02Z')
    expect(await paid(id, { paidVia: 'cash' })).toEqual(inCash)
    const later = '2026-05-06T05:00:02.000Z'
    expect(await paid(id, { paidVia: 'transfer' })).toEqual({ ...inCash, paidAt: later, paidVia: 'transfer' })
    const nothing = { paidAt: null, paidAmount: null, paidVia: null }
    expect(await paid(id, { paidVia: null })).toEqual(nothing)
    expect((await stored(id)).status).toBe(status)
    const log = await restaurant.db.select().from(auditEntryTable)
    expect(log.map(({ action }) => action)).toEqual(['orders.payment', 'orders.payment', 'orders.payment'])
  })

  it('stays what it was where the order is edited, until the rest is paid', async () => {
    const order = await place()
    await paid(order.id, { paidVia: 'cash' })
    const [pizza] = sent(order)
    const after = await edited(order.id, { items: [{ ...pizza, quantity: 2 }] })
    expect(after).toMatchObject({ paidAmount: order.grandTotal, grandTotal: '406080.00' })
    expect(await paid(order.id, { paidVia: 'cash' })).toMatchObject({ paidAmount: '406080.00' })
  })

  it('is told to open screens', async () => {
    const { id } = await place()
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      await paid(id, { paidVia: 'transfer' })
      await expect.poll(() => screen.heard).toEqual([{ lists: ['orders'] }])
    } finally {
      await screen.close()
    }
  })
})

describe('deleting an order', () => {
  const remove = (call: OfficeCall, id: string) => call('DELETE', `/api/orders/${id}`)

  it('ends its ticket, leaves others, and is told to open screens', async () => {
    const { id, ticketUrl } = await place()
    const other = await place()
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      await remove(admin, id)
      await expect.poll(() => screen.heard).toEqual([{ lists: ['orders'] }])
    } finally {
      await screen.close()
    }
    const ticket = ticketUrl.replace('/order/', '/api/orders/ticket/')
    expect((await restaurant.app.inject(ticket)).statusCode).toBe(404)
    const rows = await restaurant.db.select().from(orderTable)
    expect(rows.map((row) => row.id)).toEqual([other.id])
    const log = await restaurant.db.select().from(auditEntryTable)
    expect(log.map(({ action, thingId }) => [action, thingId])).toEqual([['orders.deleted', id]])
  })

  it('does not let the same request make it anew', async () => {
    const payload = await orderFor(restaurant.app, [smallPepperoni])
    const headers = { 'idempotency-key': 'deleted-order-key' }
    const again = () => restaurant.app.inject({ method: 'POST', url: '/api/orders', payload, headers })
    const { id } = (await again()).json<PlacedOrder>()
    await remove(admin, id)
    expect(problemOf(await again())).toEqual([409, 'orders.key-reused'])
    expect(await restaurant.db.select().from(orderTable)).toEqual([])
  })
})
