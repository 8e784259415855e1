import {
  bigint,
  index,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { idempotencyColumns } from '#src/server/database/idempotency.ts'
import type { StoredLine } from '../contract/order.ts'

export const orderStatus = pgEnum('order_status', [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'delivered',
  'completed',
  'cancelled',
])
export const orderType = pgEnum('order_type', ['dine-in', 'takeout', 'delivery'])
export const paymentMethod = pgEnum('payment_method', ['cash', 'transfer'])

export const orderTable = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    customerAddress: text('customer_address'),
    items: jsonb().$type<StoredLine[]>().notNull(),
    totalAmount: numeric('total_amount', { precision: 10, scale: 2 }).notNull(),
    vatRate: numeric('vat_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    vatAmount: numeric('vat_amount', { precision: 10, scale: 2 }).notNull(),
    grandTotal: numeric('grand_total', { precision: 10, scale: 2 }).notNull(),
    status: orderStatus().notNull().default('pending'),
    orderType: orderType('order_type').notNull(),
    paymentMethod: paymentMethod('payment_method').notNull().default('cash'),
    specialInstructions: text('special_instructions'),
    /** Restaurant-local YYYY-MM-DDTHH:mm the guest asked for; null is as soon as possible. */
    requestedTime: text('requested_time'),
    /** When the kitchen takes it up where that is not at once, in the same form. */
    scheduledTime: text('scheduled_time'),
    /** The language the guest ordered in, for what we write to them. */
    language: text({ enum: ['vi', 'en'] })
      .notNull()
      .default('vi'),
    /** Opens the ticket; unguessable and not the id, which staff read aloud. */
    ticketToken: text('ticket_token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('orders_created_at').on(table.createdAt, table.id),
    index('orders_status').on(table.status),
    uniqueIndex('orders_ticket_token').on(table.ticketToken),
  ],
)

/** Keys of orders already taken, so that a request sent twice makes one order. */
export const orderIdempotencyTable = pgTable(
  'order_idempotency_keys',
  idempotencyColumns('order_id'),
  (table) => [index('order_idempotency_created_at').on(table.createdAt)],
)

/** Who set which status when. */
export const orderStatusLogTable = pgTable(
  'order_status_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    fromStatus: orderStatus('from_status').notNull(),
    toStatus: orderStatus('to_status').notNull(),
    /** The user's id; it outlives the user, so that the log stays true. */
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_status_log_order_id').on(table.orderId)],
)
