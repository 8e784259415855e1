import { z } from 'zod'

import { OrderStatus } from './order.ts'

/** An open order that contains an ingredient, with the data that staff need to call the guest. */
export const HoldingOrder = z.object({
  id: z.string(),
  shortCode: z.string(),
  customerName: z.string(),
  /** The guest's phone number in E.164, "+84912345678". `shownPhone` has it in the usual form of its country. */
  customerPhone: z.string(),
  shownPhone: z.string(),
  status: OrderStatus,
  tableLabel: z.string().nullable(),
  /** When the order is due, YYYY-MM-DDTHH:mm in the restaurant's time zone. Null means as soon as possible. */
  due: z.string().nullable(),
  /** The lines of the order that contain the ingredient. */
  lines: z.array(z.object({ name: z.string(), nameVi: z.string().nullable(), quantity: z.int() })),
})
export type HoldingOrder = z.output<typeof HoldingOrder>
