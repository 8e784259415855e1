import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { messageTable } from '../../server/message-table.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import MessagesPage from './messages-page.tsx'

const restaurant = testRestaurant()

async function write(changes: object = {}): Promise<void> {
  const payload = {
    name: 'Lan',
    email: 'lan@example.com',
    phone: '0912345678',
    subject: 'Tiệc sinh nhật',
    message: 'Có bàn lớn không?',
    ...changes,
  }
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/contact', payload })
  expect(response.statusCode).toBe(201)
}

interface Shown extends PartOptions {
  readonly role?: 'admin' | 'staff'
}

const show = (address = '/staff/contact', { role = 'staff', ...options }: Shown = {}) =>
  showOfficePart(restaurant, role, <MessagesPage />, { address, ...options })

beforeEach(() => restaurant.db.execute(sql`truncate ${messageTable} cascade`))

describe('the messages', () => {
  test('are counted by status, as a dash until that is known, and the new ones stand out', async () => {
    await write({ name: 'Minh', email: 'minh@example.com' })
    await restaurant.db.update(messageTable).set({ status: 'replied' })
    await write()
    const { network } = await show()
    const statuses = within(screen.getByRole('radiogroup', { name: 'Trạng thái' }))
    const figures = () =>
      statuses.getAllByText(/ [–\d]$/).map(({ textContent }) => textContent.split(' ').at(-1))
    expect(figures()).toEqual(['–', '–', '–', '–'])
    await waitFor(() => expect(figures()).toEqual(['2', '1', '1', '0']))
    const card = await screen.findByRole('article', { name: 'Tin nhắn của Lan' })
    expect(within(card).getAllByText('Mới').length).toBeGreaterThan(1)
    expect(card.className).toContain('marked')
    const handled = screen.getByRole('article', { name: 'Tin nhắn của Minh' })
    expect(within(handled).getAllByText('Mới')).toHaveLength(1)
    expect(handled.className).not.toContain('marked')
    expect(network.sentTo('GET /api/contact')[0]?.url).not.toContain('status=')
    // No message is open, and none is asked for.
    expect(network.sent.filter(({ url }) => !/^\/api\/contact(\?|\/summary)/.test(url))).toEqual([])
  })

  test('are replied to by e-mail or by a call', async () => {
    await write()
    await show()
    const card = await screen.findByRole('article', { name: 'Tin nhắn của Lan' })
    const links = within(card).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
      expect.stringContaining('/staff/contact'),
      'mailto:lan@example.com',
      'tel:+84912345678',
    ])
    expect(within(card).getByRole('link', { name: 'Gọi 0912 345 678' })).toBeDefined()
  })

  test('of earlier days that came without a phone are not called', async () => {
    await write()
    await restaurant.db.update(messageTable).set({ phone: null })
    await show()
    const card = await screen.findByRole('article', { name: 'Tin nhắn của Lan' })
    expect(within(card).getByRole('link', { name: /^Trả lời/ })).toBeDefined()
    expect(within(card).queryByRole('link', { name: /^Gọi/ })).toBeNull()
  })
})

describe('the whole message', () => {
  test('opens in its own dialog from the list, and closes to the filters as they were', async () => {
    await write()
    const { user, address, network } = await show('/staff/contact?period=today')
    await user.click(await screen.findByRole('link', { name: 'Tiệc sinh nhật' }))
    expect(address()).toMatch(/^\/staff\/contact\?period=today&message=/)
    const dialog = screen.getByRole('dialog', { name: 'Tiệc sinh nhật' })
    expect(within(dialog).getByText('Có bàn lớn không?')).toBeDefined()
    expect(within(dialog).getByRole('combobox')).toBeDefined()
    const asked = network.sentTo('GET /api/contact/:id').filter(({ url }) => !url.includes('/summary'))
    expect(asked).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Đóng' }))
    expect(address()).toBe('/staff/contact?period=today')
  })

  test('that is gone says so, and offers nothing to do with it', async () => {
    await show('/staff/contact?message=00000000-0000-4000-8000-000000000000')
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByRole('status').textContent).toContain('Đang tải tin nhắn…')
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Tin nhắn này không còn nữa.')
    expect(within(dialog).queryByRole('combobox')).toBeNull()
  })
})

describe('deleting', () => {
  test('is offered to admins alone', async () => {
    await write()
    const { leave } = await show()
    await screen.findByRole('article', { name: 'Tin nhắn của Lan' })
    expect(screen.queryByRole('link', { name: 'Xoá tin nhắn của Lan' })).toBeNull()
    leave()
    await show('/admin/dashboard/contact', { role: 'admin' })
    expect(await screen.findByRole('link', { name: 'Xoá tin nhắn của Lan' })).toBeDefined()
  })
})
