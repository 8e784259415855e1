import { z } from 'zod'

import { OrderStatus } from './order.ts'

/** An open order that holds an ingredient, with what staff need to call its guest. */
export const HoldingOrder = z.object({
  id: z.string(),
  shortCode: z.string(),
  customerName: z.string(),
  /** The phone number in E.164, "+84912345678", and, in `shownPhone`, as its country writes it. */
  customerPhone: z.string(),
  shownPhone: z.string(),
  status: OrderStatus,
  tableLabel: z.string().nullable(),
  /** When the order is due, restaurant-local YYYY-MM-DDTHH:mm. Null means as soon as possible. */
  due: z.string().nullable(),
  /** The lines that hold the ingredient. */
  lines: z.array(z.object({ name: z.string(), nameVi: z.string().nullable(), quantity: z.int() })),
})
export type HoldingOrder = z.output<typeof HoldingOrder>
