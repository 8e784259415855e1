import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import type { CurrentSiteSettings, SiteSettings } from '../../contract/site-settings.ts'
import { saveSiteSettings } from '../../server/restaurant.ts'
import { CurrentSettings } from './current-settings.tsx'
import { RestaurantSettings } from './restaurant-settings.tsx'
import { VatWarning } from './vat-warning.tsx'

const restaurant = testRestaurant()
const periods = (to: string | null, rate = 10) => [{ from: '2026-01-01', to, rate }]
const lastAutumn = '2026-11-26T05:00:00Z'

async function showWith(
  vatPeriods: ReturnType<typeof periods>,
  language: 'vi' | 'en' = 'en',
  taxMode: SiteSettings['taxMode'] = 'excluded',
) {
  await restaurant.content.change((tx) => saveSiteSettings(tx, { ...siteSettings, vatPeriods, taxMode }))
  const { updatedAt } = await currentSettings()
  const warning = (
    <CurrentSettings>
      <VatWarning />
    </CurrentSettings>
  )
  return showOfficePart(restaurant, 'admin', warning, {
    language,
    settings: { vatPeriods, taxMode, updatedAt },
  })
}

const currentSettings = async () =>
  (await restaurant.app.inject('/api/site-settings')).json<CurrentSiteSettings>()

test.each(['vi', 'en'] as const)(
  'a reduced rate without an end is ended by one tap (%s)',
  async (language) => {
    restaurant.clock.set(lastAutumn)
    const { user } = await showWith(periods(null, 8), language)
    expect(screen.getByText(/accountant|kế toán/)).toBeDefined()
    expect((await currentSettings()).vatPeriods).toEqual(periods(null, 8))
    await user.click(screen.getByRole('button', { name: /10%/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /10%/ })).toBeNull())
    expect((await currentSettings()).vatPeriods).toEqual([
      ...periods('2026-12-31', 8),
      { from: '2027-01-01', to: null, rate: 10 },
    ])
  },
)

test('a tap on what somebody else has settled meanwhile changes nothing, and says so', async () => {
  restaurant.clock.set(lastAutumn)
  const { user } = await showWith(periods(null, 8))
  const vatPeriods = periods('2027-06-30', 8)
  await restaurant.content.change((tx) => saveSiteSettings(tx, { ...siteSettings, vatPeriods }))
  await user.click(screen.getByRole('button', { name: /10%/ }))
  expect(await screen.findByText(/Someone else/)).toBeDefined()
  expect((await currentSettings()).vatPeriods).toEqual(vatPeriods)
})

test('a period that has ended is told with the rate that goes on, and leads to the settings', async () => {
  restaurant.clock.set('2026-08-01T05:00:00Z')
  await showWith(periods('2026-06-30', 5))
  expect(screen.getByText(/30 June 2026/)).toBeDefined()
  expect(screen.getByText(/still charged 5%/)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/dashboard/pages/settings#vat')
})

test('a household business is warned of nothing, one whose prices hold VAT as before', async () => {
  restaurant.clock.set('2026-08-01T05:00:00Z')
  const { leave } = await showWith(periods('2026-06-30', 5), 'vi', 'included')
  expect(screen.getByRole('link')).toBeDefined()
  leave()
  await showWith(periods('2026-06-30', 5), 'vi', 'none')
  expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null])
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
      <RestaurantSettings touched={() => null} categories={[]} />
    </CurrentSettings>,
    { language: 'en', settings: { vatPeriods } },
  )
  await user.click(await screen.findByRole('link', { name: 'VAT' }))
  const vat = within(await screen.findByRole('region', { name: 'VAT' }))
  expect(screen.getByText(/VAT rate ends/)).toBeDefined()
  fireEvent.change(vat.getByLabelText('Until'), { target: { value: '' } })
  await user.click(vat.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText(/VAT rate ends/)).toBeNull())
})
