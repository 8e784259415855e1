import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { archiveReservations } from '../../server/archive-reservations.ts'
import { reservationArchiveTable } from '../../server/reservation-archive-table.ts'
import { reservationTable } from '../../server/reservation-table.ts'
import ReservationsPage from './reservations-page.tsx'

const restaurant = testRestaurant()
const reservation = storedReservation(new Date('2026-02-01T05:00:00Z'), '2026-02-05', {
  name: 'Lê Thị Đào',
  tableLabel: 'B7',
})

beforeEach(async () => {
  await restaurant.db.delete(reservationTable)
  await restaurant.db.delete(reservationArchiveTable)
  await restaurant.db.insert(reservationTable).values(reservation)
})

const archive = () => archiveReservations(restaurant.db, restaurant.clock.now())
const card = () => screen.findByRole('article', { name: /^Lê Thị Đào, / })
const show = (role: 'staff' | 'admin', address: string) =>
  showOfficePart(restaurant, role, <ReservationsPage />, { address, language: 'en' })

test.each([
  ['staff', '/staff/reservations?view=list', 6],
  ['admin', '/admin/dashboard/reservations?period=180days', 3],
] as const)('%s see that a reservation is archived, and can only read it', async (role, address, months) => {
  expect(await archive()).toBe(1)
  const { user } = await show(role, address)
  const archived = within(await card())
  await user.click(archived.getByRole('button', { name: /^More for/ }))
  expect(archived.getByText('Archived')).toBeDefined()
  expect(archived.getByText('Completed')).toBeDefined()
  expect(archived.getByText('Table B7')).toBeDefined()
  for (const control of ['combobox', 'textbox']) expect(archived.queryByRole(control)).toBeNull()
  expect(archived.queryByRole('link', { name: /^(Edit|Delete)/ })).toBeNull()
  expect(screen.getByText(`Reservations are deleted automatically after ${months} months.`)).toBeDefined()
  expect(
    screen.getByText(/After 3 months a reservation is archived .* After 6 months its name/),
  ).toBeDefined()
  await user.click(archived.getByRole('link', { name: /^View details/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /Lê Thị Đào/ }))
  expect(dialog.getByText('Archived')).toBeDefined()
  expect(dialog.queryByRole('combobox')).toBeNull()
  expect(dialog.queryByRole('link', { name: 'Edit' })).toBeNull()
})

test.each(['edit', 'delete'])(
  'an archived reservation opens to be read alone, whatever the address asks for: %s',
  async (openAs) => {
    await archive()
    const address = `/admin/dashboard/reservations?period=180days&reservation=${reservation.id}&open=${openAs}`
    await show('admin', address)
    const dialog = within(await screen.findByRole('dialog', { name: /^Reservation.* Lê Thị Đào/ }))
    expect(await dialog.findByText('Archived')).toBeDefined()
    expect(dialog.queryByRole('button', { name: /^(Save|Delete)$/ })).toBeNull()
  },
)

test('who sets the status of a reservation that was archived meanwhile is told, and sees it as it is', async () => {
  const { user } = await show('staff', '/staff/reservations?view=list')
  const shown = within(await card())
  expect(await archive()).toBe(1)
  await user.click(shown.getByRole('button', { name: /^More for/ }))
  await user.selectOptions(shown.getByRole('combobox'), 'cancelled')
  await screen.findByText(/This reservation is archived and can only be read/)
  await waitFor(() => expect(shown.getByText('Archived')).toBeDefined())
  expect(shown.queryByRole('combobox')).toBeNull()
})
