import { Moving } from '#test/support/dom/moving.tsx'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { act, screen, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { markFresh } from '#src/features/notifications/ui/office/live-store.ts'
import { archiveReservations } from '../../server/archive-reservations.ts'
import { reservationArchiveTable } from '../../server/reservation-archive-table.ts'
import { reservationTable } from '../../server/reservation-table.ts'
import { RecentReservations, TablesToday, useReservationFigures } from './reservations-overview.tsx'

const restaurant = testRestaurant()
const day = '2026-05-08'

beforeEach(async () => {
  await restaurant.db.delete(reservationTable)
  await restaurant.db.delete(reservationArchiveTable)
})

const store = (...rows: readonly Parameters<typeof storedReservation>[2][]) =>
  restaurant.db
    .insert(reservationTable)
    .values(rows.map((row, index) => storedReservation(new Date(Date.UTC(2026, 4, 1, 0, index)), day, row)))

test('an overview lists the ten newest that are pending or confirmed, as the guests come', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    name: `Khách ${index}`,
    // The newer the booking, the earlier the guests come. The last one is left over from an earlier day.
    time: `${21 - index}:00`.padStart(5, '0'),
    ...(index === 11 && { date: '2026-05-05' }),
    status: index % 2 === 0 ? ('pending' as const) : ('confirmed' as const),
  }))
  await store(...rows, { name: 'Đã huỷ', status: 'cancelled' }, { name: 'Đã xong', status: 'completed' })
  await showOfficePart(restaurant, 'staff', <RecentReservations action={null} max={10} />)
  await screen.findByRole('article', { name: /^Khách 11,/ })
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label')?.split(',')[0])
  expect(names).toEqual([...Array.from({ length: 9 }, (_, index) => `Khách ${10 - index}`), 'Khách 11'])
})

test('a short list begins with the same reservations as a long one', async () => {
  // The reservation that came in first is the first at the table.
  const status = 'pending'
  await store({ name: 'Lan', time: '18:00', status }, { name: 'Minh', time: '19:00', status })
  await showOfficePart(restaurant, 'staff', <RecentReservations action={null} max={1} />)
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([expect.stringMatching(/^Lan,/)])
})

test('an overview neither lists nor counts what is archived, though nobody has ever confirmed it', async () => {
  await store({ name: 'Lan', status: 'pending' })
  const old = storedReservation(new Date('2026-01-01T05:00:00Z'), '2026-01-05', { status: 'pending' })
  await restaurant.db.insert(reservationTable).values({ ...old, name: 'Minh' })
  expect(await archiveReservations(restaurant.db, restaurant.clock.now())).toBe(1)
  const Figures = () => {
    const { pending, all } = useReservationFigures()
    return <output>{[pending.value, all.value].join(' of ')}</output>
  }
  await showOfficePart(
    restaurant,
    'staff',
    <>
      <Figures />
      <RecentReservations action={null} max={10} />
    </>,
  )
  expect(await screen.findByText('1 of 2')).toBeDefined()
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([expect.stringMatching(/^Lan,/)])
})

test('an overview says of a reservation when, who, at which table and that it has just come in', async () => {
  await store(
    { name: 'Lan', status: 'confirmed', tableLabel: 'B7', guests: 2 },
    { name: 'Minh', status: 'pending' },
  )
  const [lan] = await restaurant.db
    .select()
    .from(reservationTable)
    .where(sql`name = 'Lan'`)
  const { user, toast } = await showOfficePart(
    restaurant,
    'staff',
    <RecentReservations action={null} max={10} />,
    {
      language: 'en',
    },
  )
  const card = within(await screen.findByRole('article', { name: /^Lan,/ }))
  expect(card.getByText('Table B7')).toBeDefined()
  expect(card.getByText('Confirmed')).toBeDefined()
  expect(card.getByRole('link', { name: '0900 000 002' }).getAttribute('href')).toBe('tel:+84900000002')
  expect(screen.queryByText('New')).toBeNull()
  act(() => markFresh([lan?.id ?? '']))
  expect(
    screen.getAllByText('New').map((mark) => mark.closest('article')?.getAttribute('aria-label')),
  ).toEqual([expect.stringMatching(/^Lan,/)])
  await user.click(card.getByRole('button', { name: /^Copy/ }))
  await screen.findByText('Copied')
  expect(toast()).toContain('Copied')
  expect(await navigator.clipboard.readText()).toContain('Reservation of Lan (Confirmed)')
})

test('an overview counts the tables of the day that it is at the restaurant', async () => {
  const { clock } = restaurant
  const before = clock.now().toISOString()
  onTestFinished(() => clock.set(before))
  await store({ status: 'confirmed', guests: 3 }, { status: 'completed', guests: 2 }, { status: 'cancelled' })
  // Still the 7th in Greenwich.
  clock.set('2026-05-07T17:30:00Z')
  await showOfficePart(restaurant, 'staff', <TablesToday to="/staff/reservations?view=day" />)
  const link = await screen.findByRole('link', { name: 'Hôm nay: 2 bàn, 5 khách' })
  expect(link.getAttribute('href')).toBe('/staff/reservations?view=day')
})

test('what an overview calls today is the day at the restaurant, whatever the clock of the device shows', async () => {
  const { clock } = restaurant
  const before = clock.now().toISOString()
  onTestFinished(() => clock.set(before))
  clock.set('2026-05-08T05:00:00Z')
  await store({ name: 'Lan', status: 'confirmed', guests: 3, time: '19:00' })
  const overview = (
    <>
      <TablesToday to="/staff/reservations?view=day" />
      <RecentReservations action={null} max={10} />
    </>
  )
  const { network, user } = await showOfficePart(
    restaurant,
    'staff',
    <Moving first={null} second={overview} />,
  )
  vi.setSystemTime('2026-05-11T05:00:00Z')
  for (const call of ['GET /api/reservations', 'GET /api/reservations/days/:date'] as const)
    network.on(call, async (pass) => {
      const { headers, body } = await pass()
      return new Response(body, {
        headers: { ...Object.fromEntries(headers), date: clock.now().toUTCString() },
      })
    })
  await user.click(screen.getByRole('button', { name: 'Move' }))
  expect(await screen.findByRole('link', { name: 'Hôm nay: 1 bàn, 3 khách' })).toBeDefined()
  expect(await screen.findByRole('article', { name: 'Lan, 19:00, hôm nay' })).toBeDefined()
  expect(screen.getByText('hôm nay')).toBeDefined()
})
