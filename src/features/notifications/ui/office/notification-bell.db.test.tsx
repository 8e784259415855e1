import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import {
  notificationStateTable,
  notificationTable,
  notificationWatermarkTable,
} from '../../server/notification-table.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { NotificationBell } from './notification-bell.tsx'

const restaurant = testRestaurant()
const destinations = { order: '/staff/orders?order=' }

async function placeOrder(): Promise<void> {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  expect(response.statusCode).toBe(201)
}

const bell = (name: string | RegExp = /^Thông báo/) => screen.getByRole('button', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const show = () =>
  showOfficePart(restaurant, 'staff', <NotificationBell destinations={destinations} />, { address: '/staff' })

async function open() {
  const shown = await show()
  await shown.user.click(bell())
  await screen.findByRole('heading', { name: 'Thông báo' })
  return shown
}

beforeEach(async () => {
  // Somebody is notified of what comes in after their account was made: by the real clock.
  restaurant.clock.set('2040-05-09T05:00:00Z')
  for (const table of [notificationStateTable, notificationWatermarkTable, notificationTable])
    await restaurant.db.delete(table)
})

describe('the bell', () => {
  test('opens and closes by its button and by keyboard, with the focus on its heading, then on it again', async () => {
    const { user } = await show()
    const heading = () => screen.queryByRole('heading', { name: 'Thông báo' })
    await user.click(bell())
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    await user.click(bell())
    await waitFor(() => expect(heading()).toBeNull())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(heading()).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(bell()))
  })

  test('marks one as read that is opened, and leads to what it is about', async () => {
    await placeOrder()
    const { user, address, network } = await show()
    await waitFor(() => expect(bell('Thông báo, 1 chưa đọc').textContent).toBe('1'))
    await user.click(bell())
    await user.click(await screen.findByRole('link', { name: /Chưa đọc/ }))
    expect(address()).toMatch(/^\/staff\/orders\?order=[\w-]{20,}$/)
    await waitFor(() => expect(bell('Thông báo').textContent).toBe(''))
    expect(screen.queryByRole('heading', { name: 'Thông báo' })).toBeNull()
    await user.click(bell())
    await waitFor(() => expect(screen.queryByText('Chưa đọc')).toBeNull())
    await user.click(await screen.findByRole('link', { name: /đơn/i }))
    expect(network.sentTo('PATCH /api/notifications/:id/read')).toHaveLength(1)
  })

  test('marks all as read once, in the list and in the dialog, while there is anything unread', async () => {
    await placeOrder()
    const { user, network } = await open()
    const isDisabled = () => button('Đánh dấu đã đọc tất cả').hasAttribute('disabled')
    await waitFor(() => expect(isDisabled()).toBe(false))
    const release = network.hold('PATCH /api/notifications/mark-all-read')
    await user.click(button('Đánh dấu đã đọc tất cả'))
    await waitFor(() => expect(isDisabled()).toBe(true))
    network.restore('PATCH /api/notifications/mark-all-read')
    release()
    await waitFor(() => expect(bell('Thông báo')).toBeDefined())
    await waitFor(() => expect(isDisabled()).toBe(true))
    await user.click(button('Xem tất cả'))
    const dialog = await screen.findByRole('dialog', { name: 'Thông báo' })
    const markAll = () => within(dialog).getByRole('button', { name: 'Đánh dấu đã đọc tất cả' })
    expect(markAll().hasAttribute('disabled')).toBe(true)
    await within(dialog).findByRole('button', { name: /^Xóa: / })
    await placeOrder()
    // Fetches the list again: the oldest goes, the new one comes.
    await user.click(
      within(dialog)
        .getAllByRole('button', { name: /^Xóa: / })
        .at(-1) ?? dialog,
    )
    await waitFor(() => expect(markAll().hasAttribute('disabled')).toBe(false))
    const releaseAgain = network.hold('PATCH /api/notifications/mark-all-read')
    await user.click(markAll())
    await waitFor(() => expect(markAll().hasAttribute('disabled')).toBe(true))
    const reads = network.sentTo('GET /api/notifications').length
    releaseAgain()
    await waitFor(() => expect(screen.queryAllByText('Chưa đọc')).toEqual([]))
    expect(network.sentTo('PATCH /api/notifications/mark-all-read')).toHaveLength(2)
    // The list is fetched again once it is stored.
    await waitFor(() => expect(network.sentTo('GET /api/notifications').length).toBeGreaterThan(reads))
  })

  test('deletes one, with the focus in the list', async () => {
    await placeOrder()
    await placeOrder()
    const { user } = await open()
    const [first] = await screen.findAllByRole('button', { name: /^Xóa: / })
    await user.click(first ?? document.body)
    expect(document.activeElement?.tagName).toBe('UL')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Xóa: / })).toHaveLength(1))
  })

  test('says that a change has failed, and shows the list as it was', async () => {
    await placeOrder()
    const { user, network, toast } = await open()
    network.cut('DELETE /api/notifications/:id')
    await user.click(await screen.findByRole('button', { name: /^Xóa: / }))
    await waitFor(() => expect(toast()).toContain('Chưa thay đổi được thông báo'))
    expect(await screen.findByRole('button', { name: /^Xóa: / })).toBeDefined()
  })
})

describe('all notifications', () => {
  test('are deleted after a question with the focus on the button that keeps them', async () => {
    await placeOrder()
    const { user, network } = await open()
    await user.click(button('Xem tất cả'))
    const dialog = await screen.findByRole('dialog', { name: 'Thông báo' })
    expect(await within(dialog).findByText('1 thông báo')).toBeDefined()
    // Whether there is anything to delete is known by the newest ones, which another call brings.
    const deleteAll = within(dialog).getByRole('button', { name: 'Xóa tất cả' })
    await waitFor(() => expect(deleteAll.hasAttribute('disabled')).toBe(false))
    await user.click(deleteAll)
    expect(within(dialog).getByRole('alert').textContent).toContain('Xóa tất cả thông báo?')
    const keep = within(dialog).getByRole('button', { name: 'Giữ lại' })
    expect(document.activeElement).toBe(keep)
    await user.click(keep)
    expect(within(dialog).queryByRole('alert')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Xóa tất cả' }))
    await user.click(within(dialog).getByRole('button', { name: 'Xóa tất cả' }))
    expect(await within(dialog).findByText('Chưa có thông báo nào')).toBeDefined()
    expect(within(dialog).queryByText(/^\d+ thông báo/)).toBeNull()
    const again = within(dialog).getByRole('button', { name: 'Xóa tất cả' })
    await waitFor(() => expect(again.hasAttribute('disabled')).toBe(true))
    expect(network.sentTo('DELETE /api/notifications/delete-all')).toHaveLength(1)
  })

  test('come page after page, and close when one leads elsewhere', async () => {
    for (let count = 0; count < 51; count += 1) await placeOrder()
    const { user, address, network } = await open()
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(10))
    await user.click(button('Xem tất cả'))
    const dialog = await screen.findByRole('dialog', { name: 'Thông báo' })
    await within(dialog).findByText('50 trên 51 thông báo')
    const release = network.hold('GET /api/notifications')
    await user.click(within(dialog).getByRole('button', { name: 'Xem thêm' }))
    const more = within(dialog).getByRole('button', { name: 'Xem thêm' })
    await waitFor(() => expect(more.hasAttribute('disabled')).toBe(true))
    release()
    await within(dialog).findByText('51 thông báo')
    expect(within(dialog).queryByRole('button', { name: 'Xem thêm' })).toBeNull()
    const [first] = within(dialog).getAllByRole('link')
    await user.click(first ?? dialog)
    expect(address()).toMatch(/^\/staff\/orders\?order=[\w-]{20,}$/)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Thông báo' })).toBeNull())
  })
})
