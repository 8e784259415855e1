import { z } from 'zod'

import { Order, StoredLine } from './order.ts'

/** What the holder of a ticket's link sees: the order and its state, but nothing about the person. */
export const OrderTicket = Order.pick({
  status: true,
  needsCall: true,
  orderType: true,
  tableLabel: true,
  paymentMethod: true,
  totalAmount: true,
  taxMode: true,
  vatRate: true,
  vatAmount: true,
  grandTotal: true,
  requestedTime: true,
  specialInstructions: true,
  cancelReason: true,
  changedAt: true,
  scheduledTime: true,
  promisedTime: true,
  createdAt: true,
  paidAt: true,
  paidAmount: true,
  paidVia: true,
})
  .extend({
    shortCode: z.string(),
    /** True if nobody in the restaurant sees orders at this moment, this one included. The guest is then told to call. */
    isUnattended: z.boolean().optional(),
    /**
     * The ticket holds each line's choices, so that the guest can order the same again. Orders that earlier versions stored may
     * have lines without choices.
     */
    items: z.array(StoredLine.omit({ category: true, vatRate: true }).partial({ customization: true })),
  })
  .meta({ id: 'OrderTicket' })
export type OrderTicket = z.infer<typeof OrderTicket>
