import { expect, test } from 'vitest'

import type { ContactMessage } from '#src/features/contact/contract/message.ts'
import type { Order } from '#src/features/orders/contract/order.ts'
import type { Reservation } from '#src/features/reservations/contract/reservation.ts'
import { type FoundThing, resultFacts } from './result-facts.ts'

const now = new Date('2026-05-06T05:00:00Z')

const createdAt = '2026-01-02T10:00:00.000Z'
const line = { id: 'tea', price: '45000.00', unitPrice: '45000.00', parts: [], customization: [] }
const order: Order = {
  id: 'k7m2xq9pabcdefghjkmn',
  customerName: 'Lan',
  customerEmail: 'lan@example.com',
  customerPhone: '+84912345678',
  shownPhone: '0912 345 678',
  customerAddress: '12 Đường Bờ Sông',
  items: [
    {
      ...line,
      name: 'Peach Tea',
      nameVi: 'Trà Đào',
      quantity: 2,
      lineTotal: '90000.00',
      choices: ['Large', 'Less ice'],
      choicesVi: ['Lớn', 'Ít đá'],
      note: 'Ít đường',
    },
    { ...line, name: 'Soup', nameVi: 'Súp', quantity: 1, lineTotal: '45000.00', choices: [], choicesVi: [] },
  ],
  totalAmount: '135000.00',
  taxMode: 'excluded',
  vatRate: 8,
  vatAmount: '10800.00',
  grandTotal: '145800.00',
  status: 'confirmed',
  orderType: 'delivery',
  paymentMethod: 'transfer',
  specialInstructions: 'Gọi trước',
  tableLabel: 'B7',
  source: 'web',
  needsCall: false,
  openOfNumber: 1,
  createdBy: null,
  createdByName: null,
  paidAt: createdAt,
  paidAmount: '100000.00',
  paidVia: 'cash',
  requestedTime: null,
  cancelReason: null,
  changedAt: null,
  scheduledTime: null,
  promisedTime: null,
  language: 'vi',
  createdAt,
  updatedAt: createdAt,
  archivedAt: null,
}
const reservation: Reservation = {
  id: 'res_1',
  name: 'Minh',
  email: 'minh@example.com',
  phone: '+84912345678',
  shownPhone: '0912 345 678',
  date: '2026-05-06',
  time: '19:00',
  guests: 4,
  specialRequests: 'Gần lò',
  status: 'completed',
  source: 'web',
  needsCall: false,
  openOfNumber: 1,
  overCapacityReason: null,
  tableConflicts: [],
  createdBy: null,
  createdByName: null,
  arrivedAt: null,
  noShowAt: null,
  tableLabel: 'Sân 2',
  language: 'vi',
  createdAt,
  updatedAt: createdAt,
  archivedAt: null,
}
const message: ContactMessage = {
  id: 'message_1',
  name: 'Hoa',
  email: 'hoa@example.com',
  phone: '+84912345678',
  shownPhone: '0912 345 678',
  subject: 'Tiệc sinh nhật',
  message: 'Có bàn lớn không?',
  status: 'replied',
  language: 'vi',
  createdAt,
}

test.each<[FoundThing, readonly string[], readonly string[]]>([
  [
    { type: 'order', row: order },
    [
      'Đơn hàng: #K7M2XQ9P',
      'Họ tên: Lan',
      'Điện thoại: 0912 345 678',
      'Email: lan@example.com',
      'Hình thức: Giao hàng',
      'Địa chỉ giao hàng: 12 Đường Bờ Sông',
      'Bàn: B7',
      'Món đã đặt: 2 × Trà Đào (Lớn, Ít đá) “Ít đường”\n1 × Súp',
      'Cần trả: 145.800đ',
      'Thanh toán: Chuyển khoản',
      'Đã trả: 100.000đ, Tiền mặt',
      'Ghi chú: Gọi trước',
      'Trạng thái: Đã xác nhận',
      'Nhận lúc: 17:00 · 02/01/2026',
    ],
    [
      'Order: #K7M2XQ9P',
      'Name: Lan',
      'Phone: 0912 345 678',
      'E-mail: lan@example.com',
      'How: Delivery',
      'Delivery address: 12 Đường Bờ Sông',
      'Table: B7',
      'Items: 2 × Peach Tea (Large, Less ice) “Ít đường”\n1 × Soup',
      'To pay: 145.800đ',
      'Payment: Bank transfer',
      'Paid: 100.000đ, Cash',
      'Notes: Gọi trước',
      'Status: Confirmed',
      'Came in: 17:00 · 2 January 2026',
    ],
  ],
  [
    { type: 'reservation', row: reservation },
    [
      'Họ tên: Minh',
      'Điện thoại: 0912 345 678',
      'Email: minh@example.com',
      'Lượt khách: 19:00, Thứ Tư, 06/05/2026',
      'Số khách: 4',
      'Bàn: Sân 2',
      'Yêu cầu của khách: Gần lò',
      'Trạng thái: Hoàn tất',
      'Nhận lúc: 17:00 · 02/01/2026',
    ],
    [
      'Name: Minh',
      'Phone: 0912 345 678',
      'E-mail: minh@example.com',
      'Visit: 19:00, Wednesday, 6 May 2026',
      'Guests: 4',
      'Table: Sân 2',
      'Special requests: Gần lò',
      'Status: Completed',
      'Came in: 17:00 · 2 January 2026',
    ],
  ],
  [
    { type: 'message', row: message },
    [
      'Họ tên: Hoa',
      'Email: hoa@example.com',
      'Số điện thoại: 0912 345 678',
      'Về việc gì: Tiệc sinh nhật',
      'Nội dung: Có bàn lớn không?',
      'Trạng thái: Đã trả lời',
      'Nhận lúc: 17:00 · 02/01/2026',
    ],
    [
      'Name: Hoa',
      'E-mail: hoa@example.com',
      'Phone: 0912 345 678',
      'Subject: Tiệc sinh nhật',
      'Message: Có bàn lớn không?',
      'Status: Replied',
      'Came in: 17:00 · 2 January 2026',
    ],
  ],
])('everything there is of $type is told, in both languages', (found, vi, en) => {
  const told = (language: 'vi' | 'en') =>
    resultFacts(found, language, now).map(({ label, text }) => `${label}: ${text}`)
  expect(told('vi')).toEqual(vi)
  expect(told('en')).toEqual(en)
})

test('what there is not is left out', () => {
  const unpaid = {
    customerEmail: '',
    customerAddress: null,
    tableLabel: null,
    specialInstructions: null,
    paidVia: null,
  }
  const found = [
    resultFacts({ type: 'order', row: { ...order, ...unpaid } }, 'en', now),
    resultFacts(
      { type: 'reservation', row: { ...reservation, email: null, tableLabel: null, specialRequests: null } },
      'en',
      now,
    ),
    resultFacts({ type: 'message', row: { ...message, phone: null, shownPhone: null } }, 'en', now),
  ]
  expect(found.map((facts) => facts.map(({ label }) => label))).toEqual([
    ['Order', 'Name', 'Phone', 'How', 'Items', 'To pay', 'Payment', 'Status', 'Came in'],
    ['Name', 'Phone', 'Visit', 'Guests', 'Status', 'Came in'],
    ['Name', 'E-mail', 'Subject', 'Message', 'Status', 'Came in'],
  ])
})
