import type { FastifyInstance } from 'fastify'

import type { Quote } from '#src/features/orders/contract/order.ts'

/** A cart item as a test writes it: the name and price come from a quote. */
export interface TestItem {
  readonly id: string
  readonly quantity?: number
  readonly customization?: unknown
}

export const plainCrust = { schemaId: 'crust', selections: { option: 'crust-puffy' } }

/** A pizza with what must be chosen and nothing that costs more: 188000 VND. */
export const smallPepperoni = {
  id: 'pepperoni',
  customization: [{ schemaId: 'size-pizza', selections: { size: '16cm' } }, plainCrust],
}

export const guest = {
  customerName: 'Khách Thử',
  customerEmail: 'khach@example.com',
  customerPhone: '0900000000',
} as const

/** What an honest browser sends for these items: priced by the quote, for a guest who takes them away. */
export async function orderFor(
  app: FastifyInstance,
  items: readonly TestItem[],
  changes: object = {},
): Promise<OrderBody> {
  const asked = items.map(({ id, quantity = 1, customization }) => ({
    id,
    name: id,
    price: '0.00',
    quantity,
    customization,
  }))
  const response = await app.inject({ method: 'POST', url: '/api/orders/quote', payload: { items: asked } })
  if (response.statusCode !== 200) throw new Error(`The quote was rejected: ${response.body}`)
  const quote = response.json<Quote>()
  return {
    ...guest,
    items: asked.map((item, index) => ({ ...item, price: quote.lines[index]?.unitPrice ?? '' })),
    totalAmount: quote.totalAmount,
    ...changes,
  }
}

export interface OrderBody {
  readonly items: readonly {
    id: string
    name: string
    price: string
    quantity: number
    customization: unknown
  }[]
  readonly totalAmount: string
  readonly [field: string]: unknown
}
