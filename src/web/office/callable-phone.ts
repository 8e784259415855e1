import type { z } from 'zod'

import { type PhoneFault, phoneFault } from '#src/kernel/phone.ts'

/**
 * The phone of a form: besides what the contract says of it, a number that can be called, or else the codes `<feature>.phone-extra` and
 * `<feature>.phone-invalid`. One that is `stored` stays as somebody has typed it once.
 */
export function callablePhone(field: z.ZodString, feature: 'orders' | 'reservations', stored?: string) {
  const without = (fault: PhoneFault) => (typed: string) => typed === stored || phoneFault(typed) !== fault
  return field
    .refine(without('extra'), { params: { code: `${feature}.phone-extra` } })
    .refine(without('invalid'), { params: { code: `${feature}.phone-invalid` } })
}
