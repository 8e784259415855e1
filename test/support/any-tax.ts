import fc from 'fast-check'

import type { Tax } from '#src/features/restaurant/rules/vat.ts'

/** Every way in which prices stand to VAT, at rates of up to two decimals. */
export const anyTax: fc.Arbitrary<Tax> = fc.oneof(
  fc.record({
    taxMode: fc.constantFrom('excluded', 'included'),
    vatRate: fc.constantFrom(0, 5, 5.39, 8, 10, 12.5),
  }),
  fc.constant<Tax>({ taxMode: 'none', vatRate: 0 }),
)
