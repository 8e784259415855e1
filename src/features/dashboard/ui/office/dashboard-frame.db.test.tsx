import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { emptyCheckout } from '#src/features/orders/rules/checkout.ts'
import { phoneDraft } from '#src/features/orders/ui/shared/office/phone-order-draft.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

const restaurant = testRestaurant()
const destinations = { order: '/staff/orders', reservation: '/staff/reservations', contact: '/staff/contact' }

/** A stream on which nothing happens: the simulated document has none. */
class QuietEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 0
  close() {}
}

const frame = <DashboardFrame area="staff" sections={[]} destinations={destinations} />

beforeEach(() => void vi.stubGlobal('EventSource', QuietEventSource))
afterEach(() => void vi.unstubAllGlobals())

test('signing out leaves nothing in the tab of what a guest has said on the phone', async () => {
  const { user, address } = await showOfficePart(restaurant, 'staff', frame, { address: '/staff/contact' })
  phoneDraft.set({ form: { ...emptyCheckout, customerName: 'Chị Lan', customerPhone: '0900000000' } })
  expect(sessionStorage.getItem('phone-order')).toContain('Chị Lan')
  await user.click(screen.getByRole('button', { name: 'Đăng xuất' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(sessionStorage.getItem('phone-order')).not.toMatch(/Lan|0900/)
  expect(phoneDraft.get().form).toEqual(emptyCheckout)
})

test.each([
  ['/staff/dashboard', true],
  ['/staff/orders', true],
  ['/staff/menu', false],
])(
  'the sound is offered where orders arrive, and can be switched on everywhere: %s',
  async (address, isOffered) => {
    localStorage.clear()
    await showOfficePart(restaurant, 'staff', frame, { address })
    expect(await screen.findByRole('switch', { name: 'Chuông báo đơn mới' })).toBeDefined()
    expect(screen.queryByText('Chuông báo đơn mới đang tắt') !== null).toBe(isOffered)
  },
)
