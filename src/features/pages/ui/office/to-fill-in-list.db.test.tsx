import { Moving } from '#test/support/dom/moving.tsx'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import type { Gap } from '../../rules/to-fill-in.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { ToFillInList } from './to-fill-in-list.tsx'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

const list = async () => (await office('GET', '/api/to-fill-in')).json<Gap[]>()
const show = (address: string) =>
  showOfficePart(restaurant, 'admin', <ToFillInList praise />, { address, language: 'en' })

test('the list says what the database does not hold, and follows what is changed', async () => {
  expect(await list()).toContain('phone')
  await office('PUT', '/api/site-settings', { phone: '0274 380 1234' })
  expect(await list()).not.toContain('phone')
  await restaurant.content.change((tx) => saveSiteSettings(tx, siteSettings))
})

test.each([
  ['2026-05-05', true],
  ['2026-05-06', false],
])('VAT whose period ends on %s is left on the day of the restaurant: %s', async (to, isLeft) => {
  const vatPeriods = [{ from: '2026-01-01', to, rate: 8 }]
  await restaurant.content.change((tx) => saveSiteSettings(tx, { ...siteSettings, vatPeriods }))
  onTestFinished(() => restaurant.content.change((tx) => saveSiteSettings(tx, siteSettings)))
  expect((await list()).includes('vat')).toBe(isLeft)
})

test('everything that is left is a link to its screen', async () => {
  await show('/admin/dashboard')
  const gaps = await list()
  await screen.findByText(`${gaps.length} things are still to be filled in`)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toHaveLength(gaps.length)
  expect(links).toContain('/admin/dashboard/pages/settings#contact')
  expect(links).toContain('/admin/dashboard/menu')
  for (const link of links) expect(link).toMatch(/^\/admin\/dashboard\//)
})

test.each([
  [true, 'Everything is filled in'],
  [false, ''],
])('once nothing is left there is praise where that is wanted, else nothing: %s', async (praise, said) => {
  const { user, network } = await showOfficePart(
    restaurant,
    'admin',
    <Moving first={null} second={<ToFillInList praise={praise} />} />,
    { language: 'en' },
  )
  network.respond('GET /api/to-fill-in', 200, [])
  await user.click(screen.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(network.sentTo('GET /api/to-fill-in')).toHaveLength(1))
  if (praise) await screen.findByText(said)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(/filled in/)?.textContent ?? '').toBe(said)
})

test('the settings that are left are near where the settings are open', async () => {
  await show('/admin/pages/settings')
  const link = await screen.findByRole('link', { name: 'Hotline' })
  expect(link.getAttribute('href')).toBe('/admin/pages/settings#contact')
})
