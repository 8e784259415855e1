import { z } from 'zod'

import { hasTable, type Place } from '../rules/table-order.ts'

interface Contact extends Place {
  readonly customerName?: string
  readonly customerPhone?: string
  readonly enteredByStaff?: true | undefined
}

function required(field: 'customerName' | 'customerPhone', message: string) {
  return z.refine<Contact>(
    (order) => order[field] !== '' || (order.enteredByStaff === true && hasTable(order)),
    // With this `when`, Zod runs the check even if other fields have errors, and the response names all of them.
    { path: [field], error: message, when: ({ value }) => typeof value === 'object' && value !== null },
  )
}

/** An order has a name and a phone number, unless staff enter it for guests at a table. */
export const contactChecks = [
  required('customerName', 'Name is required'),
  required('customerPhone', 'Phone is required'),
] as const
