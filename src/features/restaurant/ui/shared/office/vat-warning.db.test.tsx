import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import { CurrentSettings } from './current-settings.tsx'
import { RestaurantSettings } from './restaurant-settings.tsx'
import { VatWarning } from './vat-warning.tsx'

const restaurant = testRestaurant()
const periods = (to: string | null, rate = 10) => [{ from: '2026-01-01', to, rate }]

const show = (vatPeriods: ReturnType<typeof periods>, language: 'vi' | 'en') =>
  showOfficePart(restaurant, 'admin', <VatWarning />, { language, settings: { vatPeriods } })

test('an admin is warned that a VAT period ends and none follows, in both languages', async () => {
  restaurant.clock.set('2026-05-31T05:00:00Z')
  const english = await show(periods('2026-06-30'), 'en')
  expect(screen.getByText('The VAT rate ends on 30 June 2026')).toBeDefined()
  expect(screen.getByText(/8% applies from then on instead of 10%/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'To the settings' }).getAttribute('href')).toBe(
    '/admin/dashboard/pages/settings',
  )
  english.leave()
  await show(periods('2026-06-30'), 'vi')
  expect(screen.getByText('Thuế suất GTGT hết hiệu lực sau ngày 30/06/2026')).toBeDefined()
  expect(screen.getByText(/mức 8% sẽ được áp dụng thay cho 10%/)).toBeDefined()
})

test('the warning does not say that 8% replaces 8%', async () => {
  restaurant.clock.set('2026-06-30T05:00:00Z')
  await show(periods('2026-06-30', 8), 'en')
  expect(screen.getByText(/the usual 8% goes on/)).toBeDefined()
})

test.each([
  ['more than 30 days before', '2026-05-30T05:00:00Z', '2026-06-30'],
  ['for a period without end', '2026-06-20T05:00:00Z', null],
])('there is no warning %s', async (_when, now, to) => {
  restaurant.clock.set(now)
  await show(periods(to), 'en')
  expect(screen.queryByText(/VAT rate ends/)).toBeNull()
})

test('the warning goes as soon as the settings have been saved otherwise', async () => {
  restaurant.clock.set('2026-05-31T05:00:00Z')
  const vatPeriods = periods('2026-06-30')
  await restaurant.content.change((tx) => saveSiteSettings(tx, { ...siteSettings, vatPeriods }))
  const { user } = await showOfficePart(
    restaurant,
    'admin',
    <CurrentSettings>
      <VatWarning />
      <RestaurantSettings plannedOn={() => null} />
    </CurrentSettings>,
    { language: 'en', settings: { vatPeriods } },
  )
  const vat = within(await screen.findByRole('region', { name: 'VAT' }))
  expect(screen.getByText(/VAT rate ends/)).toBeDefined()
  fireEvent.change(vat.getByLabelText('Until'), { target: { value: '' } })
  await user.click(vat.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText(/VAT rate ends/)).toBeNull())
})
