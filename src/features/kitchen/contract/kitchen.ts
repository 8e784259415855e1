import { z } from 'zod'

import { allergens } from '#src/kernel/dietary.ts'
import { Order } from '#src/features/orders/contract/order.ts'

/** A dish's or an option's name in both languages. */
const InBoth = z.object({ name: z.string(), nameVi: z.string().nullable() })
export type InBoth = z.infer<typeof InBoth>

/** A dish of the menu, with its category. */
const KitchenDish = InBoth.extend({ category: InBoth })
export type KitchenDish = z.infer<typeof KitchenDish>

/** One line of an order, as the board shows it to the cooks. */
export const KitchenLine = z.object({
  /**
   * A key that stays the same as long as the dish, its choices and its note stay the same. So a line that the kitchen has crossed
   * off stays so if other lines of the order are edited.
   */
  key: z.string(),
  ...InBoth.shape,
  /** The two halves of a half-and-half pizza, the left half first. Empty for any other dish. */
  halves: z.array(InBoth),
  /** The size, if the dish has sizes. */
  size: InBoth.nullable(),
  /** The choices except the size, such as crust and toppings, in the order in which the dish lists its options. `isUsual`: the dish has this choice unless the guest picks another. */
  choices: z.array(InBoth.extend({ isUsual: z.boolean() })),
  note: z.string().nullable(),
  allergens: z.array(z.enum(allergens)).nullable(),
  /** The ingredients of the line that the kitchen has run out of. */
  missing: z.array(InBoth),
  /** The number of pieces. 0 if an edit of the order has removed the line. */
  quantity: z.int(),
  /** How many pieces of the line the kitchen has crossed off as made. */
  struck: z.int(),
  /**
   * How many pieces the line had before an edit that the kitchen has not confirmed yet. Null if the number of pieces has not
   * changed.
   */
  before: z.int().nullable(),
})
export type KitchenLine = z.infer<typeof KitchenLine>

const { id, customerName, status, orderType, tableLabel, specialInstructions } = Order.shape
const { requestedTime, scheduledTime, promisedTime, createdAt, updatedAt } = Order.shape

/** Note, place and times of an order from before a change that the kitchen has not yet seen. */
const KitchenFacts = z.object({
  orderType,
  tableLabel,
  specialInstructions,
  requestedTime,
  scheduledTime,
  promisedTime,
})

/** An order as the board shows it: without prices and without the guest's phone number, e-mail and address. */
export const KitchenTicket = z
  .object({
    id,
    customerName,
    status,
    orderType,
    tableLabel,
    specialInstructions,
    requestedTime,
    scheduledTime,
    promisedTime,
    createdAt,
    updatedAt,
    /** Null if nothing of it has changed. */
    before: KitchenFacts.nullable(),
    lines: z.array(KitchenLine),
    /** True if the order was cancelled while it was being made, until the kitchen has seen it. */
    isToStop: z.boolean(),
  })
  .meta({ id: 'KitchenTicket' })
export type KitchenTicket = z.infer<typeof KitchenTicket>

export const KitchenOrders = z
  .object({
    /** When the server read all this. */
    readAt: z.iso.datetime(),
    /** The orders that the kitchen has to make today, sorted by the time when they are due, and the orders that are ready. */
    open: z.array(KitchenTicket),
    /** The last orders that have left the kitchen, the newest first. */
    done: z.array(KitchenTicket),
    /** The orders that were cancelled in the last minutes, the newest first. */
    cancelled: z.array(KitchenTicket),
    /** How many open orders are left out of the lists, because they were due too long ago. */
    leftOver: z.int(),
    /** The ingredients that the kitchen has run out of, and the dishes and options that are sold out although they lack none. */
    soldOut: z.array(InBoth.extend({ until: z.iso.datetime().nullable() })),
    /** The end of the kitchen's current pause. */
    pausedUntil: z.iso.datetime().nullable(),
    /** Since when the restaurant has been open; null if it is closed. While it is closed, no board rings. */
    openSince: z.iso.datetime().nullable(),
    /** The dishes in the order of the menu. */
    menu: z.array(KitchenDish),
  })
  .meta({ id: 'KitchenOrders' })
export type KitchenOrders = z.infer<typeof KitchenOrders>

/** The stages of an order that a kitchen board can set. */
export const KitchenStage = z.enum(['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'completed'])
export type KitchenStage = z.infer<typeof KitchenStage>

export const SetStageInput = z.object({ status: KitchenStage, updatedAt: z.iso.datetime() })
export type SetStageInput = z.infer<typeof SetStageInput>

/** The board shows equal lines of an order as one. */
const Pieces = z.int().min(0).max(5000)

export const StrikeInput = z.object({
  lineKey: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[\w.-]+$/, 'No line has such a key.'),
  /** How many pieces of the line are crossed off after the call. 0 means none. */
  quantity: Pieces,
  /**
   * How many pieces the board showed as crossed off when the cook tapped. The call may be delayed by a network failure; with this
   * number, it does not undo what other boards have crossed off meanwhile.
   */
  seen: Pieces.optional(),
  /**
   * Made by the board for the taps on a line that wait for the network; `seen` is then what it showed before the first of them. Pieces
   * struck with a key are added to those of other boards, once however often the call is repeated, and a call takes back only
   * pieces that were struck with its key.
   */
  key: z
    .string()
    .regex(/^[\w-]{16,40}$/)
    .optional(),
})
export type StrikeInput = z.infer<typeof StrikeInput>

export const SeenInput = z.object({ updatedAt: z.iso.datetime() })
