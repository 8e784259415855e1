import { z } from 'zod'

import { allergens } from '#src/kernel/dietary.ts'
import { Order } from '#src/features/orders/contract/order.ts'

/** A dish's or an option's name in both languages. */
const InBoth = z.object({ name: z.string(), nameVi: z.string().nullable() })
export type InBoth = z.infer<typeof InBoth>

/** A dish of the menu, with its category. */
const KitchenDish = InBoth.extend({ category: InBoth })
export type KitchenDish = z.infer<typeof KitchenDish>

/** One line of an order, as the cooks read it on the board. */
export const KitchenLine = z.object({
  /** Stays the same as long as dish, choices and note do. So a struck line stays struck if other lines of the order are edited. */
  key: z.string(),
  ...InBoth.shape,
  /** The two halves of a half-and-half dish, the first half first. Empty for any other dish. */
  halves: z.array(InBoth),
  /** The size, if the dish has sizes. */
  size: InBoth.nullable(),
  /** The choices except the size, such as crust and toppings, in the dish's order. `isUsual`: the dish has it unless one chooses. */
  choices: z.array(InBoth.extend({ isUsual: z.boolean() })),
  note: z.string().nullable(),
  allergens: z.array(z.enum(allergens)).nullable(),
  /** 0 if an edit has removed the line. */
  quantity: z.int(),
  /** How many pieces of the line the kitchen has struck as made. */
  struck: z.int(),
  /**
   * How many pieces the line had before an edit that the kitchen has not yet seen. Null if the edit did not change the number of
   * pieces.
   */
  before: z.int().nullable(),
})
export type KitchenLine = z.infer<typeof KitchenLine>

const { id, customerName, status, orderType, tableLabel, specialInstructions } = Order.shape
const { requestedTime, scheduledTime, promisedTime, createdAt, updatedAt } = Order.shape

/** Note, place and time of an order from before an edit that the kitchen has not yet seen. */
export const KitchenFacts = z.object({
  orderType,
  tableLabel,
  specialInstructions,
  requestedTime,
  scheduledTime,
})

/** An order as the kitchen sees it: without the guest's phone, e-mail and address and without money. */
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
    /** Null if the edit has not changed them, or if there was none. */
    before: KitchenFacts.nullable(),
    lines: z.array(KitchenLine),
    /** True if the order was cancelled while it was being made, until the kitchen has seen it. */
    isToStop: z.boolean(),
  })
  .meta({ id: 'KitchenTicket' })
export type KitchenTicket = z.infer<typeof KitchenTicket>

export const KitchenOrders = z
  .object({
    /** The orders to be made today, in the order in which they are due, and the orders that are ready. */
    open: z.array(KitchenTicket),
    /** The last orders that were handed over, the newest first. */
    done: z.array(KitchenTicket),
    /** What was cancelled in the last minutes, the newest first. */
    cancelled: z.array(KitchenTicket),
    /** How many open orders were due so long ago that they are not listed. */
    leftOver: z.int(),
    /** The dishes in the order of the menu. */
    menu: z.array(KitchenDish),
  })
  .meta({ id: 'KitchenOrders' })
export type KitchenOrders = z.infer<typeof KitchenOrders>

/** The stages that a board can set. */
export const KitchenStage = z.enum(['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'completed'])
export type KitchenStage = z.infer<typeof KitchenStage>

export const SetStageInput = z.object({ status: KitchenStage, updatedAt: z.iso.datetime() })
export type SetStageInput = z.infer<typeof SetStageInput>

export const StrikeInput = z.object({
  lineKey: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[\w.-]+$/, 'No line has such a key.'),
  /** How many pieces are struck after the call. 0 takes all strikes of the line back. */
  quantity: z.int().min(0).max(99),
  /**
   * How many pieces the board showed as struck. A strike that has waited for the network then takes nothing back that other boards
   * have struck since.
   */
  seen: z.int().min(0).max(99).optional(),
  /**
   * Made by the board for the taps on a line that wait for the network. With a key, a call takes back only pieces that were struck
   * with the same key: if the board's own strike never arrived, the pieces were struck at another board.
   */
  key: z
    .string()
    .regex(/^[\w-]{16,40}$/)
    .optional(),
})
export type StrikeInput = z.infer<typeof StrikeInput>

export const SeenInput = z.object({ updatedAt: z.iso.datetime() })
