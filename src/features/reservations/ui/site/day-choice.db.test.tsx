import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { Booking } from './booking.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()

const closures = [{ date: '2026-05-20', reason: 'Holiday', reasonVi: 'Nghỉ' }]
const focused = () => document.activeElement?.getAttribute('aria-label')
const nameOf = (date: string) => formatWeekdayDate(date, 'vi')
const opener = () => screen.getByRole('button', { name: 'Ngày khác' })

// First of all, while no other has chosen a day.
test('late in the evening today says that it has no times left, and the form begins with tomorrow', async () => {
  const now = restaurant.clock.now()
  restaurant.clock.set('2026-05-06T14:30:00Z')
  const { leave } = await showPart(restaurant, <Booking place="page" />)
  const today = screen.getByRole<HTMLInputElement>('radio', { name: `${nameOf('2026-05-06')} · Hết giờ` })
  expect(today.disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: nameOf('2026-05-07') }).checked).toBe(true)
  leave()
  restaurant.clock.set(now.toISOString())
})

async function openMonth(options: PartOptions = {}) {
  const shown = await showPart(restaurant, <Booking place="page" />, { settings: { closures }, ...options })
  await shown.user.click(screen.getByRole('radio', { name: nameOf('2026-05-06') }))
  await shown.user.click(opener())
  const month = await screen.findByRole('grid', { name: 'Tháng 5/2026' })
  await waitFor(() => expect(focused()).toBe(nameOf('2026-05-06')))
  return { ...shown, month }
}

test('a later day is chosen by keyboard alone, stands among the seven, and has the focus', async () => {
  const { user } = await openMonth()
  for (const [key, date] of [
    ['{ArrowDown}', '2026-05-13'],
    ['{ArrowRight}', '2026-05-14'],
    ['{Home}', '2026-05-11'],
    ['{End}', '2026-05-17'],
    ['{PageDown}', '2026-06-17'],
    ['{ArrowUp}', '2026-06-10'],
    ['{ArrowLeft}', '2026-06-09'],
  ] as const) {
    await user.keyboard(key)
    expect(focused(), key).toBe(nameOf(date))
  }
  screen.getByRole('grid', { name: 'Tháng 6/2026' })
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(focused()).toBe(nameOf('2026-06-09'))
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: nameOf('2026-06-09') })
  expect([chosen.checked, document.activeElement]).toEqual([true, chosen])
  // Opened once more, the month begins with it.
  await user.click(opener())
  await waitFor(() => expect(focused()).toBe(nameOf('2026-06-09')))
  expect(document.activeElement?.closest('td')?.getAttribute('aria-selected')).toBe('true')
})

test('a day on which the restaurant is closed is reached and says so, and is not chosen', async () => {
  const { user, month } = await openMonth()
  const closed = within(month).getByRole('button', { name: `${nameOf('2026-05-20')} · Nghỉ` })
  expect(closed.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(closed)
  await user.keyboard('{Enter}')
  await user.click(closed)
  expect(screen.getByRole('grid')).toBe(month)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: nameOf('2026-05-06') }).checked).toBe(true)
})

test('keys and buttons lead to no day before today or too far ahead', async () => {
  const { user, month } = await openMonth()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tháng trước' }).disabled).toBe(true)
  await user.keyboard('{ArrowLeft}{ArrowUp}{PageUp}')
  expect(focused()).toBe(nameOf('2026-05-06'))
  expect(within(month).queryByRole('button', { name: nameOf('2026-05-05') })).toBeNull()
  await user.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}')
  expect(focused()).toBe(nameOf('2026-08-04'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tháng sau' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Tháng trước' }))
  screen.getByRole('grid', { name: 'Tháng 7/2026' })
})

test('Escape leaves the month for what opened it, and chooses nothing', async () => {
  const { user } = await openMonth()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(document.activeElement).toBe(opener())
  expect(opener().getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: nameOf('2026-05-06') }).checked).toBe(true)
})
