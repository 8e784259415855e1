import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { setConnection, tellHeartbeat } from '#src/features/notifications/ui/office/live-store.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { absenceTable, presentScreenTable } from '../../server/presence-table.ts'
import { presenceTexts } from '../../texts/presence-texts.ts'
import { AbsenceNotices } from './absence-notice.tsx'
import { useReportPresence } from './use-presence.ts'

const restaurant = testRestaurant()
const texts = presenceTexts.vi
const since = new Date('2026-05-06T04:20:00Z')
const until = new Date('2026-05-06T04:50:00Z')
const notices = <AbsenceNotices destination="/staff/orders?order=" />

function Board() {
  useReportPresence()
  return <p>Đơn</p>
}

beforeEach(async () => {
  for (const table of [absenceTable, presentScreenTable, orderTable]) await restaurant.db.delete(table)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the office', () => {
  test('says from when to when nobody was there, and which orders came in, until somebody notes it', async () => {
    const missed = storedOrder(new Date('2026-05-06T04:30:00Z'), { status: 'pending', seenAt: null })
    await restaurant.db.insert(orderTable).values(missed)
    await restaurant.db.insert(absenceTable).values({ id: 'absence-1', since, until })
    const { user } = await showOfficePart(restaurant, 'staff', notices)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(texts.title('11:20', '11:50'))
    expect(notice.textContent).toContain(`11:30 (${texts.unseen})`)
    const link = screen.getByRole('link', { name: shortCode(missed.id) })
    expect(link.getAttribute('href')).toBe(`/staff/orders?order=${missed.id}`)
    await user.click(screen.getByRole('button', { name: texts.note }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('says in one line of the last time how many there were, and all are noted together', async () => {
    const earlier = [1, 2].map((hours) => ({
      id: `absence-${hours}`,
      since: new Date(since.getTime() - hours * 3_600_000),
      until: new Date(until.getTime() - hours * 3_600_000),
    }))
    await restaurant.db.insert(absenceTable).values([...earlier, { id: 'absence-0', since, until }])
    const { user } = await showOfficePart(restaurant, 'admin', notices)
    const line = (await screen.findByRole('alert')).querySelector('summary')
    expect(line?.textContent).toBe(texts.title('11:20', '11:50') + texts.andMore(2))
    expect(screen.getByText(texts.title('09:20', '09:50'))).toBeDefined()
    await user.click(screen.getByRole('button', { name: texts.note }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('says so without orders too, and what still lasts cannot be put away', async () => {
    await restaurant.db.insert(absenceTable).values({ id: 'absence-1', since })
    await showOfficePart(restaurant, 'admin', notices)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(texts.titleLasting('11:20'))
    expect(notice.textContent).toContain(texts.noOrders)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('that cannot note it says so, and shows it on', async () => {
    await restaurant.db.insert(absenceTable).values({ id: 'absence-1', since, until })
    const { user, network, toast } = await showOfficePart(restaurant, 'staff', notices)
    network.cut('POST /api/absences/:id/note')
    await user.click(await screen.findByRole('button', { name: texts.note }))
    await waitFor(() => expect(toast()).toContain(texts.noteFailed))
    expect(screen.getByRole('alert').textContent).toContain(texts.title('11:20', '11:50'))
  })
})

describe('a screen that shows orders', () => {
  const screens = () => restaurant.db.select().from(presentScreenTable)
  const hide = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)

  test('reports itself at once, again with the heartbeats, and always as the same screen', async () => {
    let time = 100_000
    vi.spyOn(performance, 'now').mockImplementation(() => time)
    const { network } = await showOfficePart(restaurant, 'staff', <Board />)
    await waitFor(async () => expect(await screens()).toHaveLength(1))
    act(() => tellHeartbeat())
    expect(network.sentTo('POST /api/presence')).toHaveLength(1)
    time += 15_000
    act(() => tellHeartbeat())
    await waitFor(() => expect(network.sentTo('POST /api/presence')).toHaveLength(2))
    expect(await screens()).toHaveLength(1)
    cleanup()
    time += 15_000
    act(() => tellHeartbeat())
    expect(network.sentTo('POST /api/presence')).toHaveLength(2)
  })

  test('but hears nothing of the server reports nothing, although its requests arrive', async () => {
    setConnection('lost')
    onTestFinished(() => setConnection('connecting'))
    await showOfficePart(restaurant, 'staff', <Board />)
    act(() => tellHeartbeat())
    expect(await screens()).toEqual([])
    setConnection('live')
    act(() => tellHeartbeat())
    await waitFor(async () => expect(await screens()).toHaveLength(1))
    cleanup()
  })

  test('but is hidden and cannot ring reports nothing, until it is in sight', async () => {
    hide(true)
    const { network } = await showOfficePart(restaurant, 'staff', <Board />)
    act(() => tellHeartbeat())
    expect(network.sentTo('POST /api/presence')).toHaveLength(0)
    hide(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(async () => expect(await screens()).toHaveLength(1))
    onTestFinished(cleanup)
  })
})
