import { z } from 'zod'

import { optionalLine } from '#src/kernel/text-field.ts'
import {
  OrderItemInput,
  OrderStatus,
  OrderType,
  PaymentMethod,
  PlaceOrderInput,
  TableLabel,
} from './order.ts'

/** The order's `updatedAt` as the screen read it. If the order has changed since, the server rejects the call. */
const ShownUpdate = z.iso.datetime().optional()

const { customerName, customerEmail, customerPhone, specialInstructions, requestedTime } =
  PlaceOrderInput.shape

/** Why an order is cancelled, which its guest reads, or why its bill becomes smaller. */
export const ChangeReason = optionalLine(200)

/**
 * What the edit dialog sends: the fields that are sent change, the others stay. If `items` is sent, it replaces all lines of the
 * order. Lines that the order already had keep their price, whatever price is sent; other lines get today's price.
 */
export const ChangeOrderInput = z.object({
  customerName: customerName.optional(),
  customerEmail: customerEmail.optional(),
  customerPhone: customerPhone.optional(),
  customerAddress: optionalLine(500),
  orderType: OrderType.optional(),
  tableLabel: TableLabel,
  /** Null: as soon as possible. */
  requestedTime,
  specialInstructions,
  status: OrderStatus.optional(),
  items: z
    .array(OrderItemInput)
    .min(1, 'The last line cannot be removed')
    .max(50, 'An order holds at most 50 lines')
    .optional(),
  /** Required if the order is cancelled, and if the bill falls after the kitchen had the order. */
  reason: ChangeReason,
  updatedAt: ShownUpdate,
})
export type ChangeOrderInput = z.infer<typeof ChangeOrderInput>

export const SetOrderPaymentInput = z.object({
  /** Null: not paid. */
  paidVia: PaymentMethod.nullable(),
  updatedAt: ShownUpdate,
})
export type SetOrderPaymentInput = z.infer<typeof SetOrderPaymentInput>
