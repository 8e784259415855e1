import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { tellHeartbeat } from '#src/features/notifications/ui/office/live-store.ts'
import { SoundingContext } from '#test/support/dom/sounding-context.ts'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { KitchenBoard } from './kitchen-board.tsx'

const restaurant = testRestaurant()
const show = () => showOfficePart(restaurant, 'staff', <KitchenBoard />, { address: '/staff/kitchen' })
const place = async () => {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
}

/** The simulated document has no locks: here whoever asks is the first. */
function giveLocks(): void {
  const request = (_name: string, _options: object, hold: (lock: object) => unknown) => hold({})
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
}

test('a new order is heard and marked until somebody touches or has seen it, and a reload makes none new again', async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  vi.stubGlobal('AudioContext', SoundingContext)
  giveLocks()
  const first = await show()
  await screen.findByText('Không có đơn nào đang chờ làm')
  await first.user.click(screen.getByRole('button', { name: 'Bật chuông' }))
  await waitFor(() => expect(SoundingContext.strokes).toBe(4))
  expect(screen.queryByRole('button', { name: 'Bật chuông' })).toBeNull()
  first.leave()

  for (const _each of [1, 2, 3]) await place()
  const second = await show()
  await screen.findByRole('button', { name: '+3 mới' })
  await waitFor(() => expect(SoundingContext.strokes).toBe(8))
  const [card] = screen.getAllByText('MỚI')
  await second.user.click(card ?? document.body)
  await screen.findByRole('button', { name: '+2 mới' })
  expect(screen.getAllByText('MỚI')).toHaveLength(2)
  // The simulated document has no layout: here the last card is below what is in view.
  const last = screen.getAllByRole('article').at(-1) ?? document.body
  const below = vi.spyOn(last, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 400))
  await second.user.click(screen.getByRole('button', { name: '+2 mới' }))
  await screen.findByRole('button', { name: '+1 mới' })
  expect(within(last).getByText('MỚI')).toBeDefined()
  below.mockRestore()
  await second.user.click(screen.getByRole('button', { name: '+1 mới' }))
  expect(screen.queryByText(/mới$/i)).toBeNull()
  second.leave()

  const third = await show()
  await screen.findAllByRole('article')
  expect(screen.queryByRole('button', { name: /mới$/ })).toBeNull()
  expect(SoundingContext.strokes).toBe(8)
  await third.user.click(screen.getByRole('button', { name: 'Tắt chuông' }))
  await third.user.click(screen.getByRole('button', { name: 'Bật chuông' }))
  expect(screen.getByRole('button', { name: 'Tắt chuông' })).toBeDefined()
})

test('a new order under the sheet of the counts has not been seen: asking for it closes the sheet', async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  ;(await show()).leave()
  await place()
  const { user } = await show()
  await screen.findByText('MỚI')
  await user.click(screen.getByRole('button', { name: 'Còn phải làm' }))
  // The simulated document has no layout: here the card reaches under the sheet.
  const card = screen.getByText('MỚI').closest('article') ?? document.body
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 0))
  await user.click(screen.getByRole('button', { name: '+1 mới' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  await user.click(screen.getByRole('button', { name: '+1 mới' }))
  expect(screen.queryByText('MỚI')).toBeNull()
})

test('a new order on a page that a cook has turned rings no more, but stays marked', async () => {
  giveLocks()
  restaurant.clock.set('2026-05-06T06:00:00Z')
  ;(await show()).leave()
  await place()
  const { user } = await show()
  await screen.findByText('MỚI')
  const waitUntil = (time: string) => {
    vi.setSystemTime(time)
    tellHeartbeat()
  }
  const before = SoundingContext.strokes
  await user.click(screen.getByRole('button', { name: 'Bật chuông' }))
  await waitFor(() => expect(SoundingContext.strokes).toBe(before + 4))
  waitUntil('2026-05-06T06:00:20Z')
  await waitFor(() => expect(SoundingContext.strokes).toBe(before + 8))
  await user.click(screen.getByRole('button', { name: /^Xuống một trang/ }))
  waitUntil('2026-05-06T06:02:00Z')
  await screen.findByText('MỚI')
  expect(SoundingContext.strokes).toBe(before + 8)
})
