import { amountOf } from '#src/kernel/money.ts'
import { conflict, invalidField } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { findMade } from '#src/server/database/idempotency.ts'
import { rejectBots, requireGuestPhone } from '#src/server/http/guest-input.ts'
import { enteredBy, type Actor } from '#src/server/http/actor.ts'
import { newTicketToken } from '#src/server/http/ticket-token.ts'
import type { Services } from '#src/server/services.ts'
import { type MenuDish, menuInMemory } from '#src/features/menu/server/menu.ts'
import { pauseInMemory } from '#src/features/oven/server/oven.ts'
import type { OpenOnes } from '#src/features/call-first/server/call-first.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import type { PlaceOrderInput } from '../contract/order.ts'
import { checkDelivery } from '../rules/checkout.ts'
import { dishesOf } from '../rules/held-portions.ts'
import { newOrderId } from '../rules/order-code.ts'
import type { PricedCart } from '../rules/price-order.ts'
import { checkRequestedTime, nextSlot } from '../rules/requested-time.ts'
import { findOrder, type OrderRow } from './order-store.ts'
import { orderIdempotencyTable } from './order-table.ts'
import { presentQuote } from './present-order.ts'
import { priceCart, storedLines } from './price-cart.ts'
import { type ExpectedBookings, type KitchenNow, noPromise, withPromisedTime } from './promise-time.ts'
import { visitOfNew } from './visit-of-order.ts'
import { writeOrder } from './write-order.ts'

/** The menu, the settings and the pause, which are needed to check and price an order. Each is read only when it is needed. */
export interface PricingInputs {
  readonly menu: () => Promise<readonly MenuDish[]>
  readonly settings: () => Promise<OwnerSettings>
  /** The end of the kitchen's current pause. Null if the kitchen is not pausing. */
  readonly pausedUntil: () => Promise<Date | null>
}

/** The current menu, settings and pause. Each is kept in memory until it changes. */
export function pricingInMemory(services: Services): PricingInputs {
  return {
    menu: menuInMemory(services),
    settings: siteSettingsInMemory(services),
    pausedUntil: pauseInMemory(services),
  }
}

/** Reads all data that decide when an order can be ready. Call this before the transaction begins. */
export async function readKitchen(
  { clock, expectedBookings }: Pick<Services, 'clock'> & ExpectedBookings,
  inputs: PricingInputs,
): Promise<KitchenNow> {
  const [menu, settings, pausedUntil] = await Promise.all([
    inputs.menu(),
    inputs.settings(),
    inputs.pausedUntil(),
  ])
  return { menu, settings, pausedUntil, expectedBookings, now: clock.now() }
}

interface AskedOrder {
  readonly id: string
  readonly input: PlaceOrderInput
  readonly actor: Actor | null
  readonly menu: readonly MenuDish[]
  readonly settings: OwnerSettings
  readonly now: Date
}

/**
 * Places an order: checks it, computes its prices, and stores it together with the notification for the restaurant, all or nothing.
 * If a request is repeated with the same idempotency key, the same order is returned. If the request comes from a staff session, it
 * is an order that staff enter for a guest on the phone.
 */
export async function placeOrder(
  services: Pick<Services, 'content' | 'clock'> & OpenOnes & ExpectedBookings,
  pricing: PricingInputs,
  input: PlaceOrderInput,
  { idempotencyKey, actor }: { idempotencyKey: string | undefined; actor: Actor | null },
): Promise<OrderRow> {
  rejectBots(input, 'orders.rejected')
  requireEmail(input, actor)
  const id = newOrderId()
  const { content, openOnes } = services
  // Menu, settings and pause are read before the transaction begins. So the transaction occupies a database connection only
  // briefly.
  const kitchen = await readKitchen(services, pricing)
  const { menu, settings, now } = kitchen
  const place = async (tx: Queries): Promise<Awaited<ReturnType<typeof writeOrder>>> => {
    const attempt = { key: idempotencyKey, input, madeId: id, now }
    const find = (madeId: string) => findOrder(tx, madeId)
    // If this same request has arrived before and has created an order, that order is returned, even if the request would be
    // rejected now. Otherwise its key is stored in this transaction.
    const earlier = await findMade(tx, orderIdempotencyTable, attempt, find, 'orders.key-reused')
    if (earlier) return { order: earlier }

    // If the oven cannot keep the requested time, this throws 409 with the next free times.
    const order = await withPromisedTime(tx, newOrder({ id, input, actor, menu, settings, now }), kitchen)
    const visitId = await visitOfNew(tx, order, now)
    const isCounted = holdsCounted(order, menu)
    return writeOrder({ db: tx, openOnes }, { ...order, visitId }, { limits: settings, isCounted })
  }
  // `change` runs `place` in one transaction. The menu shows how many portions are left. So if the order has taken portions from a
  // dish whose portions are counted, all caches drop the menu.
  const { order } = await content.change(place, ({ alsoPublic }) => alsoPublic !== undefined)
  return order
}

/**
 * Whether the order contains a dish whose portions are counted today. If not, placing the order needs no SQL statement for
 * portions.
 */
function holdsCounted({ items }: OrderRow, menu: readonly MenuDish[]): boolean {
  const counted = menu.filter(({ leftToday }) => leftToday !== undefined)
  return counted.some(({ id }) => items.some((line) => dishesOf(line).includes(id)))
}

/**
 * Throws an error if a guest gives no e-mail address, because the restaurant writes to guests. Staff who enter an order may leave
 * it empty, because they have the guest on the phone.
 */
function requireEmail({ customerEmail }: PlaceOrderInput, actor: Actor | null): void {
  if (customerEmail !== '' || enteredBy(actor).source === 'staff') return
  throw invalidField('request.invalid', 'customerEmail', 'Valid email required')
}

function checkFulfilment(input: PlaceOrderInput, settings: OwnerSettings, now: Date): void {
  const delivery = checkDelivery(input, settings.deliveryMode)
  if (delivery) throw invalidField(delivery.code, delivery.field, delivery.message)
  const time = input.requestedTime ? checkRequestedTime(input.requestedTime, now, settings) : undefined
  if (time) throw invalidField(time.code, 'requestedTime', time.message)
}

/**
 * Guests pay the prices that they have seen. If a price has changed since, this function throws 409 with the new prices, and the
 * form asks the guest to accept them.
 */
function rejectChangedPrices(input: PlaceOrderInput, cart: PricedCart): void {
  const { items, totalAmount, grandTotal } = input
  const same =
    cart.lines.every((line, index) => amountOf(items[index]?.price ?? '') === line.unitPrice) &&
    amountOf(totalAmount) === cart.totals.subtotal &&
    (grandTotal === undefined || amountOf(grandTotal) === cart.totals.grandTotal)
  if (!same) throw conflict('orders.price-changed', 'Prices have changed', { quote: presentQuote(cart) })
}

/** Checks the order that the guest wants, computes its prices, and returns the row to store. */
function newOrder({ id, input, actor, menu, settings, now }: AskedOrder): OrderRow {
  const phone = input.customerPhone && requireGuestPhone(input.customerPhone, 'orders', 'customerPhone')
  checkFulfilment(input, settings, now)
  const cart = priceCart(menu, input.items, settings)
  rejectChangedPrices(input, cart)
  const quote = presentQuote(cart)
  const by = enteredBy(actor)
  return {
    id,
    customerName: input.customerName,
    customerEmail: input.customerEmail,
    customerPhone: phone,
    customerAddress: (input.orderType === 'delivery' && input.customerAddress) || null,
    items: storedLines(cart, input.items, menu),
    totalAmount: quote.totalAmount,
    taxMode: quote.taxMode,
    vatRate: quote.vatRate,
    vatAmount: quote.vatAmount,
    grandTotal: quote.grandTotal,
    // An order that staff enter needs no further confirmation, because they have spoken with the guest.
    status: by.source === 'staff' ? 'confirmed' : 'pending',
    orderType: input.orderType,
    paymentMethod: input.paymentMethod,
    specialInstructions: input.specialInstructions || null,
    requestedTime: input.requestedTime ?? null,
    tableLabel: (input.orderType === 'dine-in' && input.tableLabel) || null,
    visitId: null,
    ...by,
    needsCall: false,
    paidAt: null,
    paidAmount: null,
    paidVia: null,
    cancelReason: null,
    changedAt: null,
    seenAt: null,
    scheduledTime: input.requestedTime ?? nextSlot(now, settings) ?? null,
    ...noPromise,
    language: input.language,
    ticketToken: newTicketToken(),
    createdAt: now,
    updatedAt: now,
  }
}
