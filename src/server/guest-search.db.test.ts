import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { SearchResponse } from '#src/features/dashboard/contract/search.ts'
import type { Order } from '#src/features/orders/contract/order.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import type { Reservation } from '#src/features/reservations/contract/reservation.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { type OfficeCall, officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni, type TestItem } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
let staff: OfficeCall

const soup: TestItem = { id: 'pumpkin-soup' }

async function order(customerName: string, customerPhone: string, table: string, items: readonly TestItem[]) {
  const changes = { customerName, customerPhone, orderType: 'dine-in', tableLabel: table }
  const payload = await orderFor(restaurant.app, items, changes)
  expect((await staff('POST', '/api/orders', payload)).statusCode).toBe(201)
}

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(reservationTable)
  await order('Nguyễn Thị Lan', '0912 345 678', '7', [smallPepperoni])
  await order('Lan Anh', '0987 000 111', 'Bàn 17', [soup])
  await order('Trần Ông', '+44 20 7946 0018', 'VIP 2', [soup])
})

async function found(text: string): Promise<string[]> {
  const response = await staff('GET', `/api/orders?q=${encodeURIComponent(text)}`)
  expect(response.statusCode, text).toBe(200)
  return response
    .json<Order[]>()
    .map(({ customerName }) => customerName)
    .toSorted()
}

const [thiLan, lanAnh, ong] = ['Nguyễn Thị Lan', 'Lan Anh', 'Trần Ông']

describe('an order is found', () => {
  it.each([
    // By words in any order, with or without a title.
    ['lan nguyen', [thiLan]],
    ['chị Lan', [lanAnh, thiLan]],
    ['chi lan', [lanAnh, thiLan]],
    ['cô chị Lan Nguyễn', [thiLan]],
    // A title alone is a name, and so is one that follows a name.
    ['Lan Anh', [lanAnh]],
    ['Ông Trần Ông', [ong]],
    // By a phone number in any form, or its last digits.
    ['0912.345.678', [thiLan]],
    ['+84 912 345 678', [thiLan]],
    ['345 678', [thiLan]],
    ['Lan 0912', [thiLan]],
    ['020 7946 0018', [ong]],
    // By the table, whichever way its label was written.
    ['bàn 7', [thiLan]],
    ['table 7', [thiLan]],
    ['Bàn 17', [lanAnh]],
    ['lan bàn 17', [lanAnh]],
    ['ban 1', []],
    ['bàn vip 2', [ong]],
    ['vip', [ong]],
    // By a dish, also together with a name.
    ['pepperoni', [thiLan]],
    ['lan súp bí', [lanAnh]],
    // Nothing is found by signs alone, however they are spelt.
    ['%', []],
    ['bàn %7', []],
    ['#', []],
    [`'; drop table orders --`, []],
    ['chị', []],
  ])('%s', async (text, expected) => {
    expect(await found(text)).toEqual(expected)
  })

  it('by 100 words or 10,000 letters without an error', async () => {
    expect(await found('lan '.repeat(25))).toEqual([lanAnh, thiLan])
    const long = await staff('GET', `/api/orders?q=${'lan '.repeat(2_500)}`)
    expect([200, 400]).toContain(long.statusCode)
  })
})

it('an order with as many long names as fit is stored and found', async () => {
  const items = Array.from({ length: 50 }, () => smallPepperoni)
  const payload = await orderFor(restaurant.app, items, { customerName: 'Đ'.repeat(100) })
  expect((await staff('POST', '/api/orders', payload)).statusCode).toBe(201)
  expect(await found(`${'d'.repeat(100)} pepperoni`)).toEqual(['Đ'.repeat(100)])
})

it('a booking is found by its table and by words in any order', async () => {
  const guest = { name: 'Phạm Minh Tú', phone: '0912345670' }
  const payload = { ...guest, date: '2026-05-08', time: '19:00', guests: 4 }
  const { id } = (await staff('POST', '/api/reservations', payload)).json<Reservation>()
  await staff('PATCH', `/api/reservations/${id}/status`, { status: 'confirmed', tableLabel: '9' })
  for (const text of ['anh Tú Phạm', 'bàn 9', 'tu ban 9', '912 345 670']) {
    const response = await staff('GET', `/api/reservations?q=${encodeURIComponent(text)}`)
    expect(
      response.json<Reservation[]>().map(({ name }) => name),
      text,
    ).toEqual(['Phạm Minh Tú'])
  }
})

describe('an open order or booking whose guest is allergic is found', () => {
  beforeAll(async () => {
    const guest = { customerName: 'Lê Hoa', orderType: 'dine-in', tableLabel: '4' }
    const pizza = await orderFor(restaurant.app, [smallPepperoni], guest)
    const items = pizza.items.map((item) => ({ ...item, note: 'Dị ứng đậu phộng' }))
    const instructed = { ...guest, customerName: 'Vũ Sơn', specialInstructions: 'No shrimp, severe allergy' }
    const served = { ...guest, customerName: 'Đã ăn', specialInstructions: 'Dị ứng tôm' }
    const orders = [
      { ...pizza, items },
      await orderFor(restaurant.app, [soup], instructed),
      await orderFor(restaurant.app, [soup], served),
    ]
    for (const payload of orders) await staff('POST', '/api/orders', payload)
    await restaurant.db
      .update(orderTable)
      .set({ status: 'completed' })
      .where(eq(orderTable.customerName, served.customerName))
    const booking = { date: '2026-05-08', time: '19:00', guests: 4, phone: '0912345671' }
    await staff('POST', '/api/reservations', {
      ...booking,
      name: 'Hồ Mai',
      specialRequests: 'Bé bị dị ứng sữa',
    })
    await staff('POST', '/api/reservations', { ...booking, name: 'Hồ Yên', specialRequests: 'Ghế trẻ em' })
  })

  it.each([
    ['dị ứng', ['Lê Hoa', 'Vũ Sơn']],
    ['Di Ung', ['Lê Hoa', 'Vũ Sơn']],
    ['allergy', ['Lê Hoa', 'Vũ Sơn']],
    ['allergic', ['Lê Hoa', 'Vũ Sơn']],
    // Together with a name, a table, a dish, or what the guest must not eat.
    ['chị Hoa dị ứng', ['Lê Hoa']],
    ['dị ứng bàn 4', ['Lê Hoa', 'Vũ Sơn']],
    ['pepperoni di ung', ['Lê Hoa']],
    ['dị ứng đậu phộng', ['Lê Hoa']],
    ['shrimp allergy', ['Vũ Sơn']],
    ['dị ứng trứng', []],
  ])('order: %s', async (text, expected) => {
    expect(await found(text)).toEqual(expected)
    const withArchive = await staff('GET', `/api/orders?archive=with&q=${encodeURIComponent(text)}`)
    expect(withArchive.json<Order[]>()).toHaveLength(expected.length)
  })

  it.each(['dị ứng', 'di ung', 'allergy', 'dị ứng sữa', 'Mai dị ứng'])('booking: %s', async (text) => {
    const response = await staff('GET', `/api/reservations?q=${encodeURIComponent(text)}`)
    expect(response.json<Reservation[]>().map(({ name }) => name)).toEqual(['Hồ Mai'])
  })

  it('by the search over everything', async () => {
    const admin = await officeCalls(restaurant, 'admin')
    const { results } = (
      await admin('GET', `/api/search?q=${encodeURIComponent('dị ứng')}`)
    ).json<SearchResponse>()
    expect(results.map(({ title }) => title).toSorted()).toEqual(['Hồ Mai', 'Lê Hoa', 'Vũ Sơn'])
  })
})
