import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { subscriberTable } from '../../server/subscriber-table.ts'
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
