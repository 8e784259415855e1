import { ne } from 'drizzle-orm'

import { userTable } from '#src/features/accounts/server/account-table.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { messageTable } from '#src/features/contact/server/message-table.ts'
import { subscriberTable } from '#src/features/newsletter/server/subscriber-table.ts'
import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { orderFor, smallPepperoni, type TestItem } from '#test/support/orders.ts'
import type { TestRestaurant } from '#test/support/test-restaurant.ts'

type Restaurant = Pick<TestRestaurant, 'app' | 'db'>

export const orderId = 'k7m2qx4dzzzzzzzzzzzz'
const tableOrderId = 'p3hn8wzt22222222222a'
export const reservationId = 'reservation-lan'
export const messageId = 'message-lan'
export const userId = '0a000000-0000-4000-8000-000000000001'

const createdAt = new Date('2026-05-06T04:30:00Z')

/** Rows whose ids, words and times are the same in each run, for screens whose outline is compared. */
export async function addOfficeRows(restaurant: Restaurant): Promise<void> {
  const { db } = restaurant
  await addOrders(restaurant)
  await db.insert(reservationTable).values(reservationRows)
  await db.insert(messageTable).values(messageRow)
  await db.insert(subscriberTable).values({
    id: 'subscriber-lan',
    email: 'lan@example.com',
    language: 'vi',
    unsubscribeToken: 'token-lan',
    createdAt,
  })
  await db.insert(notificationTable).values({
    id: 'notification-lan',
    type: 'order',
    title: 'New order #K7M2QX4D',
    titleVi: 'Đơn mới #K7M2QX4D',
    content: 'Lan, 470,000đ',
    contentVi: 'Lan, 470.000đ',
    customerName: 'Lan',
    customerPhone: '+84912345678',
    referenceId: orderId,
    referenceType: 'order',
    createdAt,
    updatedAt: createdAt,
  })
  await db.update(userTable).set({ createdAt, updatedAt: createdAt })
  await db.insert(userTable).values({
    id: userId,
    username: 'minh',
    passwordHash: 'none',
    email: 'minh@example.com',
    fullName: 'Trần Minh',
    role: 'staff',
    isActive: false,
    createdAt,
    updatedAt: createdAt,
  })
  await db.insert(auditEntryTable).values(auditRows)
}

const soup = { id: 'pumpkin-soup', quantity: 2, note: 'Ít cay' }

/** Priced and described by the application, which draws the ids. */
async function addOrders({ app, db }: Restaurant): Promise<void> {
  await placeOrder([smallPepperoni, soup], {
    customerName: 'Lan',
    customerEmail: 'lan@example.com',
    customerPhone: '0912345678',
    orderType: 'delivery',
    customerAddress: '12 Đường Bờ Sông',
    paymentMethod: 'transfer',
    specialInstructions: 'Gọi trước khi đến',
  })
  await db
    .update(orderTable)
    .set({ id: orderId, ticketToken: 'order-token-lan', createdAt, updatedAt: createdAt })
  await placeOrder([soup], { orderType: 'dine-in', tableLabel: 'B7', language: 'en' })
  await db
    .update(orderTable)
    .set({
      id: tableOrderId,
      status: 'confirmed',
      paidAt: createdAt,
      paidAmount: '100000.00',
      paidVia: 'cash',
      ticketToken: 'order-token-table',
      createdAt: new Date('2026-05-06T04:20:00Z'),
      updatedAt: createdAt,
    })
    .where(ne(orderTable.id, orderId))
  await db.delete(notificationTable)

  async function placeOrder(items: readonly TestItem[], changes: object) {
    const payload = await orderFor(app, items, changes)
    const response = await app.inject({ method: 'POST', url: '/api/orders', payload })
    if (response.statusCode !== 201) throw new Error(response.body)
  }
}

const reservationRows: (typeof reservationTable.$inferInsert)[] = [
  {
    id: reservationId,
    name: 'Lan',
    email: 'lan@example.com',
    phone: '+84912345678',
    date: '2026-05-06',
    time: '19:00',
    guests: 4,
    specialRequests: 'Ghế cho bé',
    ticketToken: 'reservation-token-lan',
    createdAt,
    updatedAt: createdAt,
  },
  {
    id: 'reservation-minh',
    name: 'Minh',
    phone: '+84987654321',
    date: '2026-05-06',
    time: '19:30',
    guests: 2,
    status: 'confirmed',
    source: 'staff',
    tableLabel: 'B7',
    language: 'en',
    ticketToken: 'reservation-token-minh',
    createdAt: new Date('2026-05-06T04:20:00Z'),
    updatedAt: createdAt,
  },
]

const messageRow: typeof messageTable.$inferInsert = {
  id: messageId,
  name: 'Lan',
  email: 'lan@example.com',
  phone: '+84912345678',
  subject: 'Tiệc sinh nhật',
  message: 'Có bàn lớn không?\nCho mười người.',
  createdAt,
}

const auditRows: (typeof auditEntryTable.$inferInsert)[] = [
  {
    changedAt: createdAt,
    actorKind: 'user',
    actorId: userId,
    actorRole: 'staff',
    action: 'orders.status',
    thingKind: 'order',
    thingId: orderId,
    changes: { status: { before: 'pending', after: 'confirmed' }, customerName: { masked: true } },
  },
  {
    changedAt: createdAt,
    actorKind: 'guest',
    action: 'reservations.cancelled',
    thingKind: 'reservation',
    thingId: reservationId,
    changes: { status: { before: 'pending', after: 'cancelled' } },
  },
]
