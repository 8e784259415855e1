import type { z } from 'zod'

import { type PhoneFault, phoneFault } from '#src/kernel/phone.ts'

/**
 * The schema of a phone number in a form. In addition to the contract's rules, it must be a number that can be called; otherwise it
 * has the code `<feature>.phone-extra` or `<feature>.phone-invalid`. A `stored` number may stay as it was typed earlier.
 */
export function callablePhone(field: z.ZodString, feature: 'orders' | 'reservations', stored?: string) {
  const without = (fault: PhoneFault) => (typed: string) => typed === stored || phoneFault(typed) !== fault
  return field
    .refine(without('extra'), { params: { code: `${feature}.phone-extra` } })
    .refine(without('invalid'), { params: { code: `${feature}.phone-invalid` } })
}
