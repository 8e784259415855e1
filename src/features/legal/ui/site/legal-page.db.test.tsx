import { showPart } from '#test/support/dom/shown-part.tsx'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import AccessibilityPage from './accessibility-page.tsx'
import PrivacyPolicyPage from './privacy-policy-page.tsx'
import TermsOfServicePage from './terms-of-service-page.tsx'

const restaurant = testRestaurant()
const settings = { name: 'Red Fire', nameVi: 'Lửa Đỏ', vatRate: 8.5 }

test.each([
  ['the terms of service', <TermsOfServicePage key="terms" />],
  ['the privacy policy', <PrivacyPolicyPage key="privacy" />],
  ['the accessibility statement', <AccessibilityPage key="accessibility" />],
])('%s call the restaurant by its name in the language of the text', async (_what, page) => {
  for (const [language, name, other] of [
    ['vi', 'Lửa Đỏ', 'Red Fire'],
    ['en', 'Red Fire', 'Lửa Đỏ'],
  ] as const) {
    const { leave } = await showPart(restaurant, page, { language, settings })
    await waitFor(() => expect(document.querySelector('header')?.textContent).toContain(name))
    expect(document.body.textContent).not.toContain(other)
    leave()
  }
})
