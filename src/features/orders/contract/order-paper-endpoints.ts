import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'

const endpoint = endpointsOf('Printing')

export const printOrder = endpoint('POST /api/orders/:id/print', {
  summary: 'Queues an order as the kitchen cooks it, or its bill, to be printed; the same key queues it once',
  params: z.object({ id: z.string().max(100) }),
  body: z.object({
    paper: z.enum(['kitchen', 'bill']),
    /** A key that the browser makes anew for each tap. If the same request arrives twice, nothing is printed twice. */
    key: z.string().regex(/^[\w-]{16,64}$/, 'A key has 16 to 64 letters, digits, - and _'),
  }),
  /** The number of printers that print it. */
  response: z.object({ printers: z.int() }),
  problems: { 404: 'No such order', 409: 'No printer prints this' },
  codes: ['orders.not-found', 'printing.no-printer'],
})
