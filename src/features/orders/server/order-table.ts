import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { idempotencyTable } from '#src/server/database/idempotency.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import { TaxMode } from '#src/features/restaurant/contract/site-settings.ts'
import { OrderSource, OrderStatus, OrderType, PaymentMethod, type StoredLine } from '../contract/order.ts'

export const orderStatus = pgEnum('order_status', OrderStatus.enum)
export const orderType = pgEnum('order_type', OrderType.enum)
export const paymentMethod = pgEnum('payment_method', PaymentMethod.enum)

export const taxMode = pgEnum('tax_mode', TaxMode.enum)

/** Who entered the order: a guest on the site (`web`), staff for a guest on the phone, or a paired device. */
export const orderSource = pgEnum('order_source', OrderSource.enum)

/** The columns that the tables of live and of archived orders share. */
export const orderColumns = {
  id: text().primaryKey(),
  customerName: text('customer_name').notNull(),
  customerEmail: text('customer_email').notNull(),
  customerPhone: text('customer_phone').notNull(),
  customerAddress: text('customer_address'),
  items: jsonb().$type<StoredLine[]>().notNull(),
  totalAmount: numeric('total_amount', { precision: 10, scale: 2 }).notNull(),
  /**
   * How VAT was treated when the order was placed: prices included it, it was added to them, or there was none. This never changes.
   */
  taxMode: taxMode('tax_mode').notNull().default('excluded'),
  vatRate: numeric('vat_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  vatAmount: numeric('vat_amount', { precision: 10, scale: 2 }).notNull(),
  grandTotal: numeric('grand_total', { precision: 10, scale: 2 }).notNull(),
  status: orderStatus().notNull().default('pending'),
  orderType: orderType('order_type').notNull(),
  paymentMethod: paymentMethod('payment_method').notNull().default('cash'),
  specialInstructions: text('special_instructions'),
  /** The time that the guest requested, YYYY-MM-DDTHH:mm in the restaurant's time zone. Null means as soon as possible. */
  requestedTime: text('requested_time'),
  /** When the kitchen begins with the order, YYYY-MM-DDTHH:mm in the restaurant's time zone. Null means at once. */
  scheduledTime: text('scheduled_time'),
  /**
   * When the order will be ready, as the guest was promised, YYYY-MM-DDTHH:mm in the restaurant's time zone. Null if no time was
   * promised.
   */
  promisedTime: text('promised_time'),
  /**
   * How many pizzas of this order are baked in each quarter of an hour. The keys are times, YYYY-MM-DDTHH:mm in the restaurant's
   * time zone.
   */
  ovenSlots: jsonb('oven_slots').$type<Readonly<Record<string, number>>>(),
  /** The reason for the cancellation, which the guest can read. */
  cancelReason: text('cancel_reason'),
  /**
   * When the office last changed the lines of the order, or how the guest gets it. Changes of the status and the payment do not
   * count.
   */
  changedAt: timestamp('changed_at', { withTimezone: true }),
  /** When somebody in the restaurant first opened or changed the order. Until then, screens repeat the sound for new orders. */
  seenAt: timestamp('seen_at', { withTimezone: true }),
  /** The table of a guest who eats in. */
  tableLabel: text('table_label'),
  /** The id of the visit at a table to which the order belongs. It is kept when the visit is deleted. */
  visitId: text('visit_id'),
  source: orderSource().notNull().default('web'),
  /**
   * True if the order exceeds one of the owner's limits. The restaurant then has to call the guest before it confirms the order.
   */
  needsCall: boolean('needs_call').notNull().default(false),
  /** The id of the user who entered the order. Null if a guest placed it. It is kept when the user is deleted. */
  createdBy: text('created_by'),
  /**
   * `paidAt`, `paidAmount` and `paidVia` say when the guest has paid, how much and how. They do not depend on the status of the
   * order.
   */
  paidAt: timestamp('paid_at', { withTimezone: true }),
  paidAmount: numeric('paid_amount', { precision: 10, scale: 2 }),
  paidVia: paymentMethod('paid_via'),
  /** The language in which the guest ordered. The restaurant writes to the guest in this language. */
  language: text({ enum: ['vi', 'en'] })
    .notNull()
    .default('vi'),
  /** The secret part of the link to the order's ticket. It is random and separate from the id, because staff read the id aloud. */
  ticketToken: text('ticket_token').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
}

export const orderTable = pgTable('orders', orderColumns, (table) => [
  index('orders_created_at').on(table.createdAt, table.id),
  // For finding the open orders of a phone number.
  index('orders_open_phone')
    .on(table.customerPhone)
    .where(sql`status in ('pending', 'confirmed', 'preparing', 'ready')`),
  // For finding all orders of a phone number, the newest first.
  index('orders_phone').on(table.customerPhone, table.createdAt),
  index('orders_status').on(table.status, table.createdAt, table.id),
  // For counting the orders of a period by status: PostgreSQL needs only this index, not the table.
  index('orders_counts').on(table.createdAt, table.status),
  // For the list and the sum of orders that guests want to pay by bank transfer but have not paid yet. The index contains only such
  // orders.
  index('orders_unpaid_transfer')
    .on(table.createdAt, table.id)
    .where(sql`payment_method = 'transfer' and paid_at is null and status <> 'cancelled'`),
  // For the list and the number of orders that were finished today. The index contains only finished orders.
  index('orders_done')
    .on(table.updatedAt, table.id)
    .where(sql`status in ('delivered', 'completed')`),
  // For the list of orders that nobody has opened yet. The index contains only such orders.
  index('orders_unseen')
    .on(table.createdAt, table.id)
    .where(sql`status = 'pending' and seen_at is null`),
  // For finding the orders that still have to be baked.
  index('orders_promised')
    .on(table.promisedTime)
    .where(sql`oven_slots is not null and status in ('pending', 'confirmed', 'preparing')`),
  index('orders_visit')
    .on(table.visitId)
    .where(sql`visit_id is not null`),
  uniqueIndex('orders_ticket_token').on(table.ticketToken),
  check(
    'orders_paid_whole',
    sql`num_nonnulls(${table.paidAt}, ${table.paidAmount}, ${table.paidVia}) in (0, 3)`,
  ),
])

/** What the audit log stores about an order. */
export const auditedOrder: AuditedThing<keyof typeof orderTable.$inferSelect> = {
  kind: 'order',
  list: 'orders',
  isPublic: false,
  fields: {
    customerName: 'masked',
    customerEmail: 'masked',
    customerPhone: 'masked',
    customerAddress: 'masked',
    items: { shownAs: withoutNotes },
    totalAmount: 'shown',
    taxMode: 'shown',
    vatRate: 'shown',
    vatAmount: 'shown',
    grandTotal: 'shown',
    status: 'shown',
    orderType: 'shown',
    paymentMethod: 'shown',
    specialInstructions: 'masked',
    requestedTime: 'shown',
    scheduledTime: 'shown',
    promisedTime: 'shown',
    ovenSlots: 'ignored',
    cancelReason: 'masked',
    changedAt: 'ignored',
    seenAt: 'ignored',
    tableLabel: 'masked',
    visitId: 'ignored',
    source: 'shown',
    needsCall: 'shown',
    createdBy: 'shown',
    paidAt: 'shown',
    paidAmount: 'shown',
    paidVia: 'shown',
    language: 'shown',
    ticketToken: 'masked',
  },
}

/** The lines of an order without the guest's notes, because the audit log must not contain these notes. */
function withoutNotes(items: unknown): Omit<StoredLine, 'note'>[] {
  // The rules for audited columns pass the value as `unknown`, because they do not know the types of columns. So it is cast to the
  // column's type.
  return (items as StoredLine[]).map(({ note: _free, ...line }) => line)
}

/** The idempotency keys of placed orders, so that a request that is sent twice creates only one order. */
export const orderIdempotencyTable = idempotencyTable('order_idempotency_keys', 'order_id')
