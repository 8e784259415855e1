import { showOfficePart, showPart } from '#test/support/dom/shown-part.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import TermsOfServicePage from '#src/features/legal/ui/site/terms-of-service-page.tsx'
import { usePriceNote } from '#src/features/restaurant/ui/site/use-price-note.ts'
import { FeaturedDishes } from '#src/features/pages/ui/site/featured-dishes.tsx'
import { VatWarning } from '#src/features/restaurant/ui/office/vat-warning.tsx'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
const PriceNote = () => <p>{usePriceNote()}</p>
// It ends within the month.
const settings = { vatRate: 8.5, vatPeriods: [{ from: '2026-01-01', to: '2026-05-20', rate: 8.5 }] }

beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['vi', '8,5%'],
  ['en', '8.5%'],
] as const)('a rate of VAT with a fraction is written as in the language: %s', async (language, written) => {
  const parts = [
    <PriceNote key="1" />,
    <FeaturedDishes key="2" title="" subtitle="" />,
    <TermsOfServicePage key="3" />,
  ]
  for (const part of parts) {
    const { leave } = await showPart(restaurant, part, { language, settings })
    expect(document.body.textContent).toContain(written)
    leave()
  }
  await showOfficePart(restaurant, 'admin', <VatWarning />, { language, settings })
  expect(document.body.textContent).toContain(written)
})
