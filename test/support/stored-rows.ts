import { rowId } from '#src/kernel/row-id.ts'
import { newOrderId } from '#src/features/orders/rules/order-code.ts'
import type { orderTable } from '#src/features/orders/server/order-table.ts'
import type { reservationTable } from '#src/features/reservations/server/reservation-table.ts'

type OrderRow = typeof orderTable.$inferSelect
type ReservationRow = typeof reservationTable.$inferSelect

/** An order with everything that is personal in it, as it stands in its table; made at `createdAt`. */
export function storedOrder(createdAt: Date, changes: Partial<OrderRow> = {}): OrderRow {
  const id = newOrderId()
  return {
    id,
    customerName: 'Nguyễn Văn An',
    customerEmail: 'an@example.com',
    customerPhone: '+84900000001',
    customerAddress: '12 Đường Thử',
    items: [
      {
        id: 'panna-cotta',
        name: 'Panna Cotta',
        nameVi: null,
        quantity: 2,
        unitPrice: '65000.00',
        price: '65000.00',
        lineTotal: '130000.00',
        parts: [],
        choices: [],
        choicesVi: [],
        customization: [],
        note: 'Cho bà An, không đường',
        category: { id: 'desserts', name: 'Desserts', nameVi: 'Tráng miệng' },
        vatRate: 8,
      },
    ],
    totalAmount: '130000.00',
    taxMode: 'excluded',
    vatRate: 8,
    vatAmount: '10400.00',
    grandTotal: '140400.00',
    status: 'completed',
    orderType: 'dine-in',
    paymentMethod: 'cash',
    specialInstructions: 'Gọi cho An trước',
    requestedTime: null,
    cancelReason: null,
    changedAt: null,
    seenAt: createdAt,
    scheduledTime: null,
    promisedTime: null,
    ovenSlots: null,
    visitId: null,
    tableLabel: 'Bàn của An',
    source: 'web',
    needsCall: false,
    createdBy: null,
    paidAt: createdAt,
    paidAmount: '140400.00',
    paidVia: 'cash',
    language: 'vi',
    ticketToken: `ticket-${id}`,
    createdAt,
    updatedAt: createdAt,
    ...changes,
  }
}

/** A reservation with everything that is personal in it, as it stands in its table; made at `createdAt` for a day. */
export function storedReservation(
  createdAt: Date,
  date: string,
  changes: Partial<ReservationRow> = {},
): ReservationRow {
  const id = rowId('res', createdAt)
  return {
    id,
    name: 'Trần Thị Bình',
    email: 'binh@example.com',
    phone: '+84900000002',
    date,
    time: '18:30',
    guests: 4,
    specialRequests: 'Sinh nhật của Bình',
    status: 'completed',
    source: 'web',
    needsCall: false,
    overCapacityReason: 'Bạn của Bình',
    createdBy: null,
    arrivedAt: new Date(createdAt.getTime() + 3_600_000),
    noShowAt: null,
    tableLabel: 'Bàn của Bình',
    language: 'vi',
    ticketToken: `ticket-${id}`,
    createdAt,
    updatedAt: createdAt,
    ...changes,
  }
}
