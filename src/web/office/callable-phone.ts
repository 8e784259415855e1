import type { z } from 'zod'

import { type PhoneFault, phoneFault } from '#src/kernel/phone.ts'

/**
 * The schema for a phone number in an office form. In addition to the contract's rules, the number must be one that can be called;
 * otherwise the error code is `<feature>.phone-extra` or `<feature>.phone-invalid`. `stored` is the row's present number: it is
 * accepted unchanged even if nobody can call it.
 */
export function callablePhone(field: z.ZodString, feature: 'orders' | 'reservations', stored?: string) {
  const without = (fault: PhoneFault) => (typed: string) => typed === stored || phoneFault(typed) !== fault
  return field
    .refine(without('extra'), { params: { code: `${feature}.phone-extra` } })
    .refine(without('invalid'), { params: { code: `${feature}.phone-invalid` } })
}
