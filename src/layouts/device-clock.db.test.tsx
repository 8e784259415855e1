import { wine } from '#test/support/cart-samples.ts'
import { showOfficePart, showPart } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import AvailabilityPage from '#src/features/menu/ui/office/availability-page.tsx'
import { useEventStream } from '#src/features/notifications/ui/office/use-event-stream.ts'
import { Ordering } from '#src/features/orders/ui/site/ordering.tsx'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import { Booking } from '#src/features/reservations/ui/site/booking.tsx'
import { OpeningStateText } from '#src/features/restaurant/ui/site/opening-state-text.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const devices: readonly (readonly [which: string, deviceAhead: number])[] = [
  ['400 days behind', -400 * day],
  ['a day behind', -day],
  ['three minutes behind', -3 * minute],
  ['three minutes ahead', 3 * minute],
  ['11 hours ahead', 11 * hour],
  ['a day ahead', day],
  ['40 days ahead', 40 * day],
]

/** A Wednesday noon, and the minute before its midnight, at the restaurant. */
const noon = '2026-05-06T05:00:00Z'
const lateEvening = '2026-05-06T16:59:00Z'

const dateField = () => screen.getByLabelText<HTMLInputElement>('Ngày đến')
const timeField = () => screen.getByLabelText<HTMLSelectElement>('Giờ đến')
/** Days or times to tap, by their values. */
const choicesOf = (name: string) =>
  within(screen.getByRole('radiogroup', { name })).getAllByRole<HTMLInputElement>('radio')
const daysIn = () => choicesOf('Ngày đến').map(({ value }) => value)
const offeredIn = (name: string) =>
  choicesOf(name)
    .filter(({ disabled }) => !disabled)
    .map(({ value }) => value)
const chosenIn = (name: string) => choicesOf(name).find(({ checked }) => checked)?.value
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const offered = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent)

/** The device has slept for so long, or the page was out of sight. */
async function wake(after: number): Promise<void> {
  await act(async () => {
    restaurant.clock.set(new Date(restaurant.clock.now().getTime() + after).toISOString())
    vi.setSystemTime(Date.now() + after)
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

async function openCheckout(deviceAhead = 0) {
  replaceCart([wine])
  showOrdering('checkout')
  const shown = await showPart(restaurant, <Ordering />, { deviceAhead })
  await screen.findByRole('radio', { name: 'Càng sớm càng tốt' })
  return shown
}

/** No event comes. */
class SilentStream extends EventTarget {
  close() {}
}

function LiveReservations() {
  useEventStream({ stillSignedIn: () => Promise.resolve(true) })
  return <ReservationsPage />
}

beforeEach(async () => {
  restaurant.clock.set(noon)
  await restaurant.db.execute(sql`truncate ${reservationTable} cascade`)
})
afterEach(() => {
  replaceCart([])
  showOrdering('closed')
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe.each(devices)('on a device that is %s', (_which, deviceAhead) => {
  test('a table is booked on the restaurant’s days, at times that are not past there', async () => {
    const { user, network } = await showPart(restaurant, <Booking place="page" />, { deviceAhead })
    expect([offeredIn('Ngày đến')[0], chosenIn('Ngày đến')]).toEqual(['2026-05-06', '2026-05-06'])
    await user.click(button('Trưa'))
    expect(offeredIn('Giờ đến')[0]).toBe('12:00')
    await user.click(screen.getByRole('radio', { name: '12:00' }))
    await user.type(screen.getByRole('textbox', { name: 'Tên của bạn' }), 'Lan')
    await user.type(screen.getByRole('textbox', { name: 'Số điện thoại' }), '0912345678')
    await user.click(button('Đặt bàn'))
    await screen.findByRole('heading', { name: 'Đặt bàn thành công!' })
    expect(network.sentTo('POST /api/reservations')[0]?.body).toMatchObject({
      date: '2026-05-06',
      time: '12:00',
    })
  })

  test('the restaurant is open when it is', async () => {
    const { leave } = await showPart(restaurant, <OpeningStateText />, { deviceAhead })
    expect(screen.getByRole('status').textContent).toBe('Đang mở cửa, đến 22:00')
    leave()
    restaurant.clock.set('2026-05-06T15:01:00Z')
    await showPart(restaurant, <OpeningStateText />, { deviceAhead })
    expect(screen.getByRole('status').textContent).toBe('Đang đóng cửa, mở lúc 11:00 ngày mai')
  })
})

/** One behind and one ahead stand for all: how far is found out once for all parts (src/web/clock.test.tsx). */
const farOff = devices.filter(([which]) => /^400|^a day ahead/.test(which))

describe.each(farOff)('on a device that is %s', (_which, deviceAhead) => {
  test('an order is asked for on the restaurant’s days, from now on', async () => {
    const { user } = await openCheckout(deviceAhead)
    expect(screen.queryByText(/^Bếp đang nghỉ/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Vào giờ tôi chọn' }))
    expect(offered('Ngày')[0]).toBe('Hôm nay, 06/05')
    expect(offered('Giờ')[0]).toMatch(/^12:/)
  })

  test('staff book on the restaurant’s days, and see who comes today', async () => {
    const address = '/staff/reservations?view=day'
    const { user } = await showOfficePart(restaurant, 'staff', <ReservationsPage />, { deviceAhead, address })
    await screen.findByRole('heading', { name: /^Thứ Tư.*06\/05\/2026$/ })
    await user.click(button('Nhận đặt bàn qua điện thoại'))
    const form = within(await screen.findByRole('dialog'))
    const date = form.getByLabelText<HTMLInputElement>('Ngày đến')
    expect([date.value, date.min]).toEqual(['2026-05-06', '2026-05-06'])
    const time = form.getByLabelText<HTMLSelectElement>('Giờ đến')
    expect([...time.options].find(({ value, disabled }) => value !== '' && !disabled)?.value).toBe('12:00')
  })

  test('staff mark a dish as sold out for two hours of the restaurant’s clock', async () => {
    const { user } = await showOfficePart(restaurant, 'staff', <AvailabilityPage />, { deviceAhead })
    const [first] = await screen.findAllByRole('button', { name: /: hết đến…$/ })
    if (!first) throw new Error('Nothing can be sold out')
    await user.click(first)
    expect(screen.getByLabelText<HTMLInputElement>('Giờ khác').value).toBe('2026-05-06T14:00')
  })
})

describe('left open over midnight', () => {
  beforeEach(() => restaurant.clock.set(lateEvening))

  test('the booking offers the days from the new one on', async () => {
    await showPart(restaurant, <Booking place="page" />)
    expect(daysIn()).toContain('2026-05-06')
    await wake(2 * minute)
    expect(daysIn()[0]).toBe('2026-05-07')
  })

  test('the checkout calls the days by their new names, and offers no time that is past', async () => {
    const { user } = await openCheckout()
    await user.click(screen.getByRole('radio', { name: 'Càng sớm càng tốt' }))
    await user.click(screen.getByRole('radio', { name: 'Vào giờ tôi chọn' }))
    expect(offered('Ngày')[0]).toBe('Ngày mai, 07/05')
    expect(offered('Giờ')[0]).toBe('11:00')
    await wake(13 * hour)
    expect(offered('Ngày')).toContain('Hôm nay, 07/05')
    expect(offered('Giờ')).not.toContain('12:45')
  })

  test('the day of tables is the new one, and so is the day of a booking by phone', async () => {
    const settings = { closures: [{ date: '2026-05-07', reason: 'Holiday', reasonVi: 'Nghỉ' }] }
    const address = '/staff/reservations?view=day'
    const { user } = await showOfficePart(restaurant, 'staff', <ReservationsPage />, { address, settings })
    await screen.findByRole('heading', { name: /^Thứ Tư.*06\/05\/2026$/ })
    await user.click(button('Nhận đặt bàn qua điện thoại'))
    const date = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>('Ngày đến')
    expect([date.value, date.min]).toEqual(['2026-05-08', '2026-05-06'])
    await wake(2 * minute)
    expect(date.min).toBe('2026-05-07')
    await screen.findByRole('heading', { name: /^Thứ Năm.*07\/05\/2026$/, hidden: true })
  })

  test('a booking for tomorrow is one for today, and no list of today holds what came in the day before', async () => {
    vi.stubGlobal('EventSource', SilentStream)
    await restaurant.app.inject({
      method: 'POST',
      url: '/api/reservations',
      payload: { date: '2026-05-07', time: '19:00', guests: 2, name: 'Lan', phone: '0912345678' },
    })
    const address = '/staff/reservations?period=today'
    await showOfficePart(restaurant, 'staff', <LiveReservations />, { address })
    await screen.findByRole('article', { name: /^Lan, 19:00, ngày mai/ })
    await wake(minute)
    expect(screen.getByRole('article', { name: /^Lan, 19:00, hôm nay/ })).toBeDefined()
    await wake(30_000)
    await waitFor(() => expect(screen.queryByRole('article', { name: /^Lan/ })).toBeNull())
  })
})

describe('the first day that is offered', () => {
  // A minute before its last time.
  beforeEach(() => restaurant.clock.set('2026-05-06T13:59:00Z'))

  test('passes with its last time, but not under a guest who has chosen one', async () => {
    const { leave } = await showPart(restaurant, <Booking place="page" />)
    expect([chosenIn('Ngày đến'), offeredIn('Giờ đến')]).toEqual(['2026-05-06', ['21:00']])
    await wake(2 * minute)
    expect(chosenIn('Ngày đến')).toBe('2026-05-07')
    leave()
    restaurant.clock.set('2026-05-06T13:59:00Z')
    await showPart(restaurant, <Booking place="page" />)
    fireEvent.click(screen.getByRole('radio', { name: '21:00' }))
    await wake(2 * minute)
    expect(chosenIn('Ngày đến')).toBe('2026-05-06')
    expect(screen.getByRole('radio', { name: /^21:00 · / })).toBeDefined()
  })

  test.each([
    ['', '2026-05-07'],
    ['21:00', '2026-05-06'],
  ])('passes for staff too, but not once they have chosen a time (%s)', async (chosen, date) => {
    const { user } = await showOfficePart(restaurant, 'staff', <ReservationsPage />, {
      address: '/staff/reservations',
    })
    await user.click(button('Nhận đặt bàn qua điện thoại'))
    await screen.findByRole('dialog')
    expect(dateField().value).toBe('2026-05-06')
    fireEvent.change(timeField(), { target: { value: chosen } })
    await wake(2 * minute)
    expect(dateField().value).toBe(date)
  })
})
