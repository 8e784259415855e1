import { beforeAll, beforeEach, expect, test } from 'vitest'

import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Order, PlacedOrder } from '../contract/order.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
const nameless = { customerName: ' ', customerPhone: '', customerEmail: '' }
const atTable = { ...nameless, orderType: 'dine-in', tableLabel: '7', enteredByStaff: true }
let staff: OfficeCall
let admin: OfficeCall
let guest: OfficeCall

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
  guest = await officeCalls(restaurant, 'anonymous')
})
beforeEach(async () => {
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(notificationTable)
})

const send = async (call: OfficeCall, changes: object) =>
  call('POST', '/api/orders', await orderFor(restaurant.app, [smallPepperoni], changes))

async function placed(changes: object = atTable) {
  const response = await send(staff, changes)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<PlacedOrder>()
}

const orderOf = async (id: string) => (await staff('GET', `/api/orders/${id}`)).json<Order>()

test('staff enter what guests at a table want without their name and number; it is called after the table', async () => {
  const { id } = await placed()
  await placed()
  // Two orders without a number are not two orders of one number.
  expect(await orderOf(id)).toMatchObject({
    customerName: '',
    customerPhone: '',
    shownPhone: '',
    openOfNumber: 0,
  })
  expect((await staff('GET', `/api/same-number?like=${id}`)).statusCode).toBe(404)
  const [notification] = await restaurant.db.select().from(notificationTable)
  expect(notification?.contentVi).toMatch(/^Bàn 7: /)
  expect(notification?.content).toMatch(/^Table 7: /)
  expect(notification?.customerPhone).toBeNull()
})

test('guests still give name, phone and e-mail at a table, and staff name and phone away from one', async () => {
  const fieldsOf = async (call: OfficeCall, changes: object) => {
    const response = await send(call, changes)
    expect(response.statusCode).toBe(400)
    return Object.keys(response.json<{ fields: object }>().fields)
  }
  const ofGuest = { ...atTable, customerEmail: 'not one', enteredByStaff: undefined }
  expect(await fieldsOf(guest, ofGuest)).toEqual(['customerEmail', 'customerName', 'customerPhone'])
  expect((await send(guest, atTable)).statusCode).toBe(401)
  for (const elsewhere of [{ orderType: 'takeout' }, { tableLabel: ' ' }])
    expect(await fieldsOf(staff, { ...atTable, ...elsewhere })).toEqual(['customerName', 'customerPhone'])
})

test('an edit removes name and phone at a table alone, and guests without a name may leave their table', async () => {
  const edit = (id: string, body: object) => admin('PATCH', `/api/orders/${id}`, body)
  const named = { customerName: 'Lan', customerPhone: '0912345678' }
  const away = await placed({ ...named, orderType: 'takeout' })
  expect((await edit(away.id, { customerPhone: '' })).json()).toMatchObject({
    fields: { customerPhone: expect.anything() as unknown },
  })
  const { id } = await placed({ ...atTable, ...named })
  expect((await edit(id, { customerName: '', customerPhone: '' })).statusCode).toBe(200)
  expect((await edit(id, { tableLabel: '' })).statusCode).toBe(200)
  expect(await orderOf(id)).toMatchObject({ customerName: '', customerPhone: '', tableLabel: null })
})

test('an order of a table that is taken away gets the name and phone of any other, once, also from staff', async () => {
  const { id } = await placed()
  const take = (body: object, call = staff) =>
    call('PATCH', `/api/orders/${id}`, { orderType: 'takeout', ...body })
  for (const call of [staff, admin]) {
    const response = await take({ customerName: ' ' }, call)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(['customerName', 'customerPhone'])
  }
  expect((await take({ customerName: 'Lan', customerPhone: '12' })).json()).toMatchObject({
    code: 'orders.phone-invalid',
  })
  expect(await orderOf(id)).toMatchObject({ orderType: 'dine-in', customerName: '', tableLabel: '7' })
  const taken = { customerName: 'Lan', customerPhone: '0912345678' }
  expect((await take(taken)).json()).toMatchObject({ orderType: 'takeout', shownPhone: '0912 345 678' })
  // The same again is a repetition, and anything else a change of the guest's data.
  expect((await take(taken)).statusCode).toBe(200)
  expect((await take({ customerName: 'Hoa' })).json()).toMatchObject({ code: 'orders.field-forbidden' })
  expect((await orderOf(id)).customerName).toBe('Lan')
})
