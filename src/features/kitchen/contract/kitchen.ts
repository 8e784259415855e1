import { z } from 'zod'

import { allergens } from '#src/kernel/dietary.ts'
import { Order } from '#src/features/orders/contract/order.ts'

/** A name or a choice in both languages. */
const InBoth = z.object({ name: z.string(), nameVi: z.string().nullable() })
export type InBoth = z.infer<typeof InBoth>

/** A line of an order as the kitchen makes it. */
export const KitchenLine = z.object({
  /** Stays the same while dish, choices and note do, so that a struck line stays struck after an edit of others. */
  key: z.string(),
  ...InBoth.shape,
  /** Both halves of a dish of two halves, the first one first; else empty. */
  halves: z.array(InBoth),
  /** The size, if the dish has sizes. */
  size: InBoth.nullable(),
  /** The other choices, such as crust and toppings, in the order of the dish. */
  choices: z.array(InBoth),
  note: z.string().nullable(),
  allergens: z.array(z.enum(allergens)).nullable(),
  /** 0 if an edit has removed the line. */
  quantity: z.int(),
  /** How many pieces are struck. */
  struck: z.int(),
  /** How many pieces the kitchen had before an edit that it has not yet seen; null if the edit left the line as it was. */
  before: z.int().nullable(),
})
export type KitchenLine = z.infer<typeof KitchenLine>

const { id, customerName, status, orderType, tableLabel, specialInstructions } = Order.shape
const { requestedTime, scheduledTime, promisedTime, createdAt, updatedAt } = Order.shape

/** An order as the kitchen sees it: without phone, e-mail, address and money. */
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
    lines: z.array(KitchenLine),
  })
  .meta({ id: 'KitchenTicket' })
export type KitchenTicket = z.infer<typeof KitchenTicket>

export const KitchenOrders = z
  .object({
    /** What is to be made today, by the time it is due, and what is ready. */
    open: z.array(KitchenTicket),
    /** The last orders that were handed over, the newest first. */
    done: z.array(KitchenTicket),
    /** What was cancelled in the last minutes, the newest first. */
    cancelled: z.array(KitchenTicket),
    /** How many open orders were due so long ago that they are not listed. */
    leftOver: z.int(),
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
  /** How many pieces are struck from now on; 0 takes the strike back. */
  quantity: z.int().min(0).max(99),
  /**
   * How many pieces the board showed as struck. A strike that has waited for the network then takes nothing back that other boards
   * have struck since.
   */
  seen: z.int().min(0).max(99).optional(),
})
export type StrikeInput = z.infer<typeof StrikeInput>

export const SeenInput = z.object({ updatedAt: z.iso.datetime() })
