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

/** The `updatedAt` of the order that the screen shows. If the order has been changed since then, the server rejects the call. */
const ShownUpdate = z.iso.datetime().optional()

const { customerName, customerEmail, customerPhone, specialInstructions, requestedTime } =
  PlaceOrderInput.shape

/** The reason why an order is cancelled or why its total becomes smaller. The guest reads the reason for a cancellation. */
export const ChangeReason = optionalLine(200)

/**
 * The data from the edit dialog: fields that are sent are changed, all others stay. If `items` is sent, it replaces all lines of
 * the order. Lines that the order already had keep their price, whatever price is sent; other lines get the current price.
 */
export const ChangeOrderInput = z.object({
  customerName: customerName.optional(),
  customerEmail: customerEmail.optional(),
  customerPhone: customerPhone.optional(),
  customerAddress: optionalLine(500),
  orderType: OrderType.optional(),
  tableLabel: TableLabel,
  /** Null means as soon as possible. */
  requestedTime,
  specialInstructions,
  status: OrderStatus.optional(),
  items: z
    .array(OrderItemInput)
    .min(1, 'The last line cannot be removed')
    .max(50, 'An order holds at most 50 lines')
    .optional(),
  /** Required if the order is cancelled, or if its total becomes smaller after the kitchen has begun it. */
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
