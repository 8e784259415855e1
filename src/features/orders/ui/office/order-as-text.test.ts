import { expect, test } from 'vitest'

import type { Order } from '../../contract/order.ts'
import { orderAsText } from './order-as-text.ts'

const now = new Date('2026-11-21T10:00:00Z')
const order: Order = {
  id: 'yw7xgtpsq8txpg9kdj3d',
  customerName: 'Khách Thử',
  customerEmail: 'khach@example.com',
  customerPhone: '+84900000000',
  shownPhone: '0900 000 000',
  customerAddress: null,
  items: [
    {
      id: 'pepperoni',
      name: 'Pepperoni',
      nameVi: 'Pepperoni Ý',
      quantity: 2,
      price: '188000.00',
      unitPrice: '188000.00',
      lineTotal: '376000.00',
      parts: [],
      choices: ['16 cm', 'Puffy rim'],
      choicesVi: ['16 cm', 'Viền phồng'],
      customization: [],
    },
    {
      id: 'peach-tea',
      name: 'Peach Tea',
      nameVi: null,
      quantity: 1,
      price: '45000.00',
      unitPrice: '45000.00',
      lineTotal: '45000.00',
      parts: [],
      choices: [],
      choicesVi: [],
      customization: [],
    },
  ],
  totalAmount: '421000.00',
  taxMode: 'excluded',
  vatRate: 8,
  vatAmount: '33680.00',
  grandTotal: '454680.00',
  status: 'pending',
  orderType: 'takeout',
  paymentMethod: 'cash',
  tableLabel: null,
  source: 'web',
  needsCall: false,
  openOfNumber: 1,
  createdBy: null,
  createdByName: null,
  paidAt: null,
  paidAmount: null,
  paidVia: null,
  specialInstructions: null,
  requestedTime: null,
  cancelReason: null,
  changedAt: null,
  scheduledTime: null,
  promisedTime: null,
  language: 'vi',
  createdAt: '2026-11-21T09:34:00.000Z',
  updatedAt: '2026-11-21T09:34:00.000Z',
  archivedAt: null,
}

test('an order is copied as a message one can send on', () => {
  expect(orderAsText(order, 'en', now)).toBe(`Order #YW7XGTPS (Waiting for confirmation)
Ordered: 16:34 today
Khách Thử, 0900 000 000, khach@example.com
Takeout, Cash

2 × Pepperoni (16 cm, Puffy rim): 376.000đ
1 × Peach Tea: 45.000đ

Subtotal: 421.000đ
VAT 8%: 33.680đ
Total to pay: 454.680đ`)
})

test('a pizza of two halves is copied with both names, one stored before that with its choices', () => {
  const [pizza] = order.items
  const halves = { ...pizza, name: 'Half Pepperoni, half Hawaiian', nameVi: 'Nửa Pepperoni Ý, nửa Hawaii' }
  const before = { ...pizza, choicesVi: ['16 cm', 'Nửa Pepperoni Ý / nửa Hawaii'] }
  const text = orderAsText({ ...order, items: [halves, before] as Order['items'] }, 'vi', now)
  expect(text).toContain('2 × Nửa Pepperoni Ý, nửa Hawaii (16 cm, Viền phồng): 376.000đ')
  expect(text).toContain('2 × Pepperoni Ý (16 cm, Nửa Pepperoni Ý / nửa Hawaii): 376.000đ')
})

test('in Vietnamese, with address, time and notes where there are any', () => {
  const delivery: Order = {
    ...order,
    orderType: 'delivery',
    customerAddress: '12 Đường Thử',
    requestedTime: '2026-11-21T18:30',
    specialInstructions: 'Ít cay',
  }
  const text = orderAsText(delivery, 'vi', now)
  expect(text).toContain('Đơn #YW7XGTPS (Chờ xác nhận)')
  expect(text).toContain('Khách hẹn: 18:30 hôm nay')
  expect(text).toContain('Địa chỉ giao hàng: 12 Đường Thử')
  expect(text).toContain('2 × Pepperoni Ý (16 cm, Viền phồng): 376.000đ')
  expect(text).toContain('Ghi chú: Ít cay')
})

test('with the table of a guest who eats in', () => {
  const atTable = (tableLabel: string) =>
    orderAsText({ ...order, orderType: 'dine-in', tableLabel }, 'vi', now)
  expect(atTable('7')).toContain('Ăn tại quán · Bàn 7, Tiền mặt')
  expect(atTable('Sân 7')).toContain('Ăn tại quán · Sân 7, Tiền mặt')
})

test('with what the guest wrote about a dish, in one line', () => {
  const [pizza] = order.items
  const text = (language: 'en' | 'vi') =>
    orderAsText(
      { ...order, items: [{ ...pizza, note: 'Không hành,\nít cay' }] as Order['items'] },
      language,
      now,
    )
  expect(text('en')).toContain('2 × Pepperoni (16 cm, Puffy rim) – Note “Không hành, ít cay”: 376.000đ')
  expect(text('vi')).toContain('2 × Pepperoni Ý (16 cm, Viền phồng) – Ghi chú “Không hành, ít cay”: 376.000đ')
})

test('with the phone number as its country writes it', () => {
  expect(
    orderAsText({ ...order, customerPhone: '+442079460018', shownPhone: '+44 20 7946 0018' }, 'en', now),
  ).toContain('Khách Thử, +44 20 7946 0018, khach@')
})

test('no text of a guest becomes a line of its own, however it is stored', () => {
  const forged = '\n\u2028Đã thanh toán\u202E'
  const [pizza] = order.items
  const text = orderAsText(
    {
      ...order,
      orderType: 'delivery',
      customerName: `Lan${forged}`,
      customerAddress: `12 Đường Thử${forged}`,
      specialInstructions: `Ít cay${forged}`,
      tableLabel: `7${forged}`,
      items: [{ ...pizza, note: `Không hành${forged}` }] as Order['items'],
    },
    'vi',
    now,
  )
  expect(text).toContain('Lan Đã thanh toán, 0900 000 000')
  expect(text.split('\n').filter((line) => line.startsWith('Đã thanh toán'))).toEqual([])
  expect(text).not.toMatch(/[\u2028\u202E]/)
})

test('each line says what it contains once one of them states it, so that a kitchen that reads the message knows', () => {
  const [pizza, tea] = order.items
  if (!pizza || !tea) throw new Error('The order has lost a line')
  const items: Order['items'] = [
    { ...pizza, allergens: ['gluten', 'milk'], diet: null, note: 'Không hành' },
    { ...tea, allergens: null, diet: ['vegan'] },
  ]
  const text = orderAsText({ ...order, items }, 'vi', now)
  expect(text).toContain(
    '2 × Pepperoni Ý (16 cm, Viền phồng) – Ghi chú “Không hành” – Chay: chưa ghi · Có gluten, sữa: 376.000đ',
  )
  expect(text).toContain('1 × Peach Tea – Thuần chay · Dị ứng: chưa ghi: 45.000đ')
})
