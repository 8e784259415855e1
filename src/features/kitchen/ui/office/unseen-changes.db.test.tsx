import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { lastTap } from '#src/web/office/second-tap.ts'
import { SoundingContext } from '#test/support/dom/sounding-context.ts'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { KitchenBoard } from './kitchen-board.tsx'
import { keepBoard } from './last-board.ts'

const restaurant = testRestaurant()
beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
  keepBoard(null)
  lastTap.set(undefined)
})

async function place(minutes: number): Promise<PlacedOrder> {
  restaurant.clock.set(`2026-05-06T05:${minutes}:00Z`)
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>()
}
const held: { client?: QueryClient } = {}
/** Gives the test the board's orders to fetch again, as an event of the server does. */
function BoardOfTest() {
  const client = useQueryClient()
  useEffect(() => void (held.client = client), [client])
  return <KitchenBoard />
}
const show = () => showOfficePart(restaurant, 'staff', <BoardOfTest />, { address: '/staff/kitchen' })
const shown = () => screen.getAllByRole('article').map(({ dataset }) => dataset['order'])
async function office() {
  const staff = await officeCalls(restaurant, 'staff')
  const status = async (order: PlacedOrder, body: object) =>
    staff('PATCH', `/api/orders/${order.id}/status`, body)
  return {
    begin: (order: PlacedOrder) => status(order, { status: 'preparing' }),
    cancel: (order: PlacedOrder) => status(order, { status: 'cancelled', reason: 'khách bỏ' }),
    async note(order: PlacedOrder, specialInstructions: string) {
      await staff('PATCH', `/api/orders/${order.id}`, { specialInstructions })
    },
    async postpone({ id }: PlacedOrder) {
      await restaurant.db.update(orderTable).set({ promisedTime: '2026-05-06T12:30' })
      const { updatedAt } = (await staff('GET', `/api/orders/${id}`)).json<PlacedOrder>()
      await staff('PATCH', `/api/orders/${id}/promise`, { minutes: 20, updatedAt })
    },
  }
}

test('what must be stopped stands first; an order whose time was moved stands by its new time', async () => {
  const [first, second, third] = [await place(10), await place(11), await place(12)]
  const { begin, cancel, postpone } = await office()
  await postpone(first)
  await begin(third)
  await cancel(third)
  await show()
  await screen.findByText(/DỪNG LÀM/)
  expect(shown()).toEqual([third.id, second.id, first.id])
})

test('what is cancelled or changed while it is made is heard once, and the bar leads to it until it is seen', async () => {
  vi.stubGlobal('AudioContext', SoundingContext)
  // The simulated document has no locks: here whoever asks is the first.
  const request = (_name: string, _options: object, hold: (lock: object) => unknown) => hold({})
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
  const [second, third] = [await place(10), await place(11)]
  const { begin, cancel, note } = await office()
  for (const order of [second, third]) await begin(order)
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Bật chuông' }))
  await waitFor(() => expect(SoundingContext.strokes).toBeGreaterThan(0))
  await screen.findAllByRole('article')
  const before = SoundingContext.strokes

  await cancel(third)
  await held.client?.refetchQueries()
  const key = await screen.findByRole('button', { name: '1 huỷ · xem' })
  await waitFor(() => expect(SoundingContext.strokes).toBe(before + 2))
  await note(second, 'Không hành')
  await held.client?.refetchQueries()
  await screen.findByRole('button', { name: '1 huỷ · 1 đổi · xem' })
  await waitFor(() => expect(SoundingContext.strokes).toBe(before + 4))

  const seen: unknown[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.querySelector('article')?.dataset['order'])
  })
  for (const _each of [1, 2, 3]) await user.click(key)
  expect(seen).toEqual([third.id, second.id, third.id])
  scroll.mockRestore()

  await tapUntilGone(user, /^Đã dừng/)
  await screen.findByRole('button', { name: '1 đổi · xem' })
  await tapUntilGone(user, /^Đã xem thay đổi/)
  await waitFor(() => expect(screen.queryByRole('button', { name: /xem$/ })).toBeNull())
  expect(SoundingContext.strokes).toBe(before + 4)
})

/** A tap on a card that has just moved is not meant. */
async function tapUntilGone(user: UserEvent, name: RegExp): Promise<void> {
  await waitFor(
    async () => {
      lastTap.set(undefined)
      for (const key of screen.queryAllByRole('button', { name })) await user.click(key)
      expect(screen.queryByRole('button', { name })).toBeNull()
    },
    { timeout: 5_000 },
  )
}
