import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { showToast } from '#src/design/toast-store.ts'
import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import { emptyCheckout } from '#src/features/orders/rules/checkout.ts'
import { phoneOrder } from '#src/features/orders/ui/office/phone-order-draft.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import AdminDashboardPage from './admin-dashboard-page.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import StaffPanelPage from './staff-panel-page.tsx'

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
  phoneOrder.form.set({ form: { ...emptyCheckout, customerName: 'Chị Lan', customerPhone: '0900000000' } })
  expect(sessionStorage.getItem('phone-order')).toContain('Chị Lan')
  await user.click(screen.getByRole('button', { name: 'Đăng xuất' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(sessionStorage.getItem('phone-order')).not.toMatch(/Lan|0900/)
  expect(phoneOrder.form.get().form).toEqual(emptyCheckout)
})

const frames = {
  admin: { part: <AdminDashboardPage />, start: '/admin/dashboard', base: '/admin/dashboard' },
  staff: { part: <StaffPanelPage />, start: '/staff/dashboard', base: '/staff' },
} as const

test('admins are warned on every screen that a VAT period ends, staff are not', async () => {
  const settings = { vatPeriods: [{ from: '2026-01-01', to: '2026-05-20', rate: 10 }] }
  for (const role of ['admin', 'staff'] as const) {
    const { part, start } = frames[role]
    const { leave } = await showOfficePart(restaurant, role, part, {
      address: start,
      language: 'en',
      settings,
    })
    expect(screen.queryByText('The VAT rate ends on 20 May 2026') !== null).toBe(role === 'admin')
    leave()
  }
})

test.each(['admin', 'staff'] as const)(
  'each section of the %s marks itself alone as the one it is',
  async (role) => {
    const { part, start } = frames[role]
    const { go } = await showOfficePart(restaurant, role, part, { address: start, language: 'en' })
    const sections = within(screen.getByRole('navigation')).getAllByRole('link')
    for (const address of sections.map((link) => link.getAttribute('href') ?? '')) {
      await go(address)
      const marked = within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
      expect(marked.map((link) => link.getAttribute('href'))).toEqual([address])
    }
  },
)

test('the sections that a phone has no room for open by a button, which says which of them one is in', async () => {
  const { part, start } = frames.admin
  const { user, address } = await showOfficePart(restaurant, 'admin', part, {
    address: start,
    language: 'en',
  })
  const more = () => screen.getByRole('button', { name: /^More/ })
  const isOpen = () => more().getAttribute('aria-expanded') === 'true'
  await user.click(more())
  expect(isOpen()).toBe(true)
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  await user.click(more())
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(isOpen()).toBe(false)
  await user.click(more())
  await user.click(screen.getByRole('link', { name: 'Reviews' }))
  await waitFor(() => expect(address()).toBe('/admin/dashboard/reviews'))
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(more())
  expect(more().getAttribute('aria-label')).toBe('More: Reviews')
})

test('Ctrl+Z takes back what a toast offers to undo, but not while one types', async () => {
  const { user } = await showOfficePart(restaurant, 'staff', frame, { address: '/staff/contact' })
  const onSelect = vi.fn<() => void>()
  act(() => void showToast({ title: 'Lan đã đến', action: { label: 'Hoàn tác', onSelect } }))
  expect(screen.getByText('Ctrl+Z: hoàn tác')).toBeDefined()
  const field = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => field.remove())
  field.focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(onSelect).not.toHaveBeenCalled()
  field.blur()
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByText('Ctrl+Z: hoàn tác')).toBeNull()
})

test.each(['admin', 'staff'] as const)('a notification leads the %s to what it is about', async (role) => {
  const { part, start, base } = frames[role]
  // Somebody is notified of what comes in after their account was made: by the real clock.
  const createdAt = new Date('2040-05-09T05:00:00Z')
  restaurant.clock.set(createdAt.toISOString())
  await restaurant.db.delete(notificationTable)
  for (const kind of ['order', 'reservation', 'contact'] as const) {
    const texts = { title: `New ${kind}`, titleVi: kind, content: 'Lan', contentVi: 'Lan' }
    const about = { type: kind, referenceType: kind, referenceId: `${kind}-1` }
    await restaurant.db
      .insert(notificationTable)
      .values({ id: kind, ...about, ...texts, createdAt, updatedAt: createdAt })
  }
  for (const [title, leadsTo] of [
    ['New order', 'orders?order=order-1'],
    ['New reservation', 'reservations?reservation=reservation-1'],
    ['New contact', 'contact?message=contact-1'],
  ] as const) {
    const { user, address } = await showOfficePart(restaurant, role, part, { address: start, language: 'en' })
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
    await user.click(await screen.findByRole('link', { name: new RegExp(title) }))
    expect(address()).toBe(`${base}/${leadsTo}`)
    cleanup()
  }
})
