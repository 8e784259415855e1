import type { z } from 'zod'

import { type PhoneFault, phoneFault } from '#src/kernel/phone.ts'

/**
 * The schema of a phone number in a form of the office. In addition to the contract's rules, the number must be one that can be
 * called; otherwise the error code is `<feature>.phone-extra` or `<feature>.phone-invalid`. `stored` is the number that the row
 * already has; it may stay unchanged even if it cannot be called.
 */
export function callablePhone(field: z.ZodString, feature: 'orders' | 'reservations', stored?: string) {
  const without = (fault: PhoneFault) => (typed: string) => typed === stored || phoneFault(typed) !== fault
  return field
    .refine(without('extra'), { params: { code: `${feature}.phone-extra` } })
    .refine(without('invalid'), { params: { code: `${feature}.phone-invalid` } })
}
