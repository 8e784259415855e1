import { expect, test } from 'vitest'

import { orderingProblems } from '../texts/problem-texts.ts'
import * as checkout from './checkout.ts'
import { checkDelivery, emptyCheckout, type CheckoutForm, type CheckoutSettings } from './checkout.ts'

const filled: CheckoutForm = {
  ...emptyCheckout,
  customerName: 'Nguyễn Thị Lan',
  customerEmail: 'lan@example.com',
  customerPhone: '0912 345 678',
}
const delivery: CheckoutForm = { ...filled, orderType: 'delivery' }
const tooShort = 'Address is required for delivery orders and must be at least 5 characters long'

const settings: CheckoutSettings = {
  deliveryMode: 'self-courier',
  openingHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '11:00', closes: '22:00' })),
  closures: [],
}
const noon = new Date('2026-05-06T05:00:00Z')

const checkCheckout = (form: CheckoutForm, deliveryMode = settings.deliveryMode) =>
  checkout.checkCheckout(form, { ...settings, deliveryMode }, noon)

test('the form starts with takeout paid in cash', () => {
  expect(emptyCheckout).toMatchObject({ orderType: 'takeout', paymentMethod: 'cash' })
})

test('name, e-mail and phone are required, and what shows nothing does not count', () => {
  const blank = {
    ...emptyCheckout,
    customerName: '\u200B\u3164',
    customerEmail: '\t',
    customerPhone: '\u2060 ',
  }
  expect(checkCheckout(blank).map(({ field, code }) => [field, code])).toEqual([
    ['customerName', 'orders.name-required'],
    ['customerEmail', 'orders.email-required'],
    ['customerPhone', 'orders.phone-required'],
  ])
})

test.each(['lan', 'lan@', 'lan@example', '@example.com', 'lan @example.com', 'lan@example..com'])(
  '%j is no e-mail address',
  (customerEmail) => {
    expect(checkCheckout({ ...filled, customerEmail })).toMatchObject([{ code: 'orders.email-invalid' }])
  },
)

test.each(['0912 345', '912345678', 'abc', '202 555 0100'])(
  '%j is no phone number that can be called',
  (customerPhone) => {
    expect(checkCheckout({ ...filled, customerPhone })).toMatchObject([
      { field: 'customerPhone', code: 'orders.phone-invalid' },
    ])
  },
)

test.each([
  '0912345678',
  '0912.345.678',
  '84912345678',
  '+84 912 345 678',
  '0274 123 4567',
  '+1 202 555 0100',
])('%j is a phone number that can be called', (customerPhone) =>
  expect(checkCheckout({ ...filled, customerPhone })).toEqual([]),
)

test.each([
  ['dine-in', ` ${'x'.repeat(20)}  `, []],
  ['dine-in', '', []],
  ['dine-in', 'x'.repeat(21), [{ field: 'tableLabel', code: 'orders.table-too-long' }]],
  ['takeout', 'x'.repeat(21), []],
] as const)('for %s at table %j the problems are %j', (orderType, tableLabel, problems) => {
  expect(checkCheckout({ ...filled, orderType, tableLabel })).toEqual(problems)
})

test('a filled form without address may be sent for takeout and dine-in', () => {
  expect(checkCheckout(filled)).toEqual([])
  expect(checkCheckout({ ...filled, orderType: 'dine-in' })).toEqual([])
})

test.each(['', '   '])('a delivery to the blank address %j asks for one', (customerAddress) => {
  expect(checkCheckout({ ...delivery, customerAddress })).toEqual([
    { field: 'customerAddress', code: 'orders.address-required' },
  ])
})

test.each(['abcd', '  abcd  '])('a delivery to %j is rejected as too short', (customerAddress) => {
  expect(checkCheckout({ ...delivery, customerAddress })).toMatchObject([
    { field: 'customerAddress', code: 'orders.address-too-short' },
  ])
})

test('five characters after trimming are an address', () => {
  expect(checkCheckout({ ...delivery, customerAddress: ' 1 Lý ' })).toHaveLength(1)
  expect(checkCheckout({ ...delivery, customerAddress: ' 12 Lý ' })).toEqual([])
})

test.each([undefined, null, '', '   ', ' abcd '])(
  'the server has one message for the address %j',
  (customerAddress) => {
    expect(checkDelivery({ orderType: 'delivery', customerAddress }, 'self-courier')).toMatchObject({
      code: 'orders.address-too-short',
      message: tooShort,
    })
  },
)

test('delivery is rejected where the restaurant has switched it off', () => {
  const address = { ...delivery, customerAddress: '12 Lý Thường Kiệt' }
  expect(checkCheckout(address, 'off')).toMatchObject([{ field: 'orderType', code: 'orders.delivery-off' }])
  expect(checkCheckout({ ...address, customerAddress: '' }, 'off')).toMatchObject([
    { code: 'orders.delivery-off' },
  ])
  expect(checkCheckout(address, 'on')).toEqual([])
  expect(checkCheckout(filled, 'off')).toEqual([])
})

test.each([
  ['', []],
  ['2026-05-06T18:30', []],
  ['2026-05-06T11:45', ['orders.requested-time-past']],
  ['2026-05-06T23:00', ['orders.requested-time-closed']],
  ['2026-05-06T18:31', ['orders.requested-time-invalid']],
  ['2026-05-16T18:30', ['orders.requested-time-too-far']],
])('the requested time %j has the problems %j', (requestedTime, codes) => {
  const problems = checkCheckout({ ...filled, requestedTime })
  expect(problems.map(({ field, code }) => [field, code])).toEqual(
    codes.map((code) => ['requestedTime', code]),
  )
})

test('a problem with a blank address has the literal texts of the restaurant in English', () => {
  expect(orderingProblems.en['orders.address-required']).toBe('Please enter delivery address.')
  expect(orderingProblems.en['orders.address-too-short']).toBe(tooShort)
})
