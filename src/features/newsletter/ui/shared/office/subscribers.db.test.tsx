import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { subscriberTable } from '#src/features/newsletter/server/subscriber-table.ts'
import { Subscribers } from './subscribers.tsx'

const restaurant = testRestaurant()

beforeEach(async () => {
  await restaurant.db.delete(subscriberTable)
  await restaurant.db.insert(subscriberTable).values([
    {
      id: 'lan',
      email: 'lan@example.com',
      language: 'vi',
      unsubscribeToken: 'of-lan',
      createdAt: new Date('2026-05-01T05:00:00Z'),
    },
    {
      id: 'minh',
      email: 'minh@example.com',
      language: 'en',
      unsubscribeToken: 'of-minh',
      createdAt: new Date('2026-05-06T04:30:00Z'),
    },
  ])
})

const page = '/admin/dashboard/pages/newsletter'
const show = (address = page, options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <Subscribers />, { address, ...options })
const card = (email: string) => screen.findByRole('article', { name: email })
const emails = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)
const remove = 'DELETE /api/newsletter/:id'
const csv = () => screen.getByRole('link', { name: /CSV/ }).getAttribute('href')

test('subscribers stand newest first, with their language and since when, and can be had as a file', async () => {
  await show()
  expect(within(await card('minh@example.com')).getByText(/11:30/)).toBeDefined()
  expect(emails()).toEqual(['minh@example.com', 'lan@example.com'])
  expect(screen.getByText('2 / 2 người nhận')).toBeDefined()
  expect(within(await card('lan@example.com')).getByText(/đọc tiếng Việt/)).toBeDefined()
  expect(csv()).toBe('/api/newsletter?format=csv')
})

test('a search narrows the list and the file, as the address says', async () => {
  await show(`${page}?q=LAN`, { language: 'en' })
  await card('lan@example.com')
  expect(emails()).toEqual(['lan@example.com'])
  expect(screen.getByText('1 / 1 subscribers')).toBeDefined()
  expect(csv()).toBe('/api/newsletter?format=csv&q=LAN')
})

test('nothing found, and nobody yet, are said', async () => {
  const { leave } = await show(`${page}?q=duc`)
  expect(await screen.findByRole('heading', { name: 'Không tìm thấy ai' })).toBeDefined()
  leave()
  await restaurant.db.delete(subscriberTable)
  await show()
  expect(await screen.findByRole('heading', { name: 'Chưa có ai đăng ký' })).toBeDefined()
})

test('a subscriber is deleted after a question, which can be answered with no', async () => {
  const { user, toast, network } = await show()
  const button = await screen.findByRole('button', { name: 'Xoá lan@example.com' })
  const question = async () => within(await screen.findByRole('dialog', { name: 'Xoá người nhận này?' }))
  await user.click(button)
  const asked = await question()
  expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Giữ lại' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.sentTo(remove)).toEqual([])
  await user.click(button)
  await user.click((await question()).getByRole('button', { name: 'Xoá' }))
  await waitFor(() => expect(toast()).toContain('Đã xoá người nhận'))
  await waitFor(() => expect(emails()).toEqual(['minh@example.com']))
})

test('a deletion that fails says so and why', async () => {
  const { user, toast, network } = await show()
  network.respond(remove, 404, { message: '', code: 'newsletter.not-found' })
  await user.click(await screen.findByRole('button', { name: 'Xoá lan@example.com' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Xoá người nhận này?' })).getByRole('button', {
      name: 'Xoá',
    }),
  )
  await waitFor(() => expect(toast()).toContain('Không thể xoá người nhận'))
  expect(toast()).toContain('Người đăng ký này không còn nữa.')
})

test('a deletion that fails leaves its question open, to try again', async () => {
  const { user, toast, network } = await show()
  network.respond(remove, 503, { message: '', code: 'server.unavailable' })
  await user.click(await screen.findByRole('button', { name: 'Xoá lan@example.com' }))
  const question = within(await screen.findByRole('dialog', { name: 'Xoá người nhận này?' }))
  await user.click(question.getByRole('button', { name: 'Xoá' }))
  await waitFor(() => expect(toast()).toContain('Không thể xoá người nhận'))
  network.restore(remove)
  await user.click(question.getByRole('button', { name: 'Xoá' }))
  await waitFor(() => expect(emails()).toEqual(['minh@example.com']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
