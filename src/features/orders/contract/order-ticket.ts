import { z } from 'zod'

import { Order, StoredLine } from './order.ts'

/** What anyone who has the link of a ticket can see: the order and its status, but no data about the guest. */
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
    /**
     * True if nobody in the restaurant is looking at orders now, so that this order is not noticed either. The guest is then asked
     * to call.
     */
    isUnattended: z.boolean().optional(),
    /**
     * The chosen options of each line are included, so that the guest can order the same again. Lines that an earlier version of
     * the program stored may lack them.
     */
    items: z.array(StoredLine.omit({ category: true, vatRate: true }).partial({ customization: true })),
  })
  .meta({ id: 'OrderTicket' })
export type OrderTicket = z.infer<typeof OrderTicket>
