import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeAll, expect, test } from 'vitest'

import CustomizationsPage from '#src/features/menu/ui/office/customizations-page.tsx'
import AvailabilityPage from '#src/features/menu/ui/office/availability-page.tsx'
import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import DishesPage from '#src/features/menu/ui/office/dishes-page.tsx'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import { showOfficePart } from '../support/dom/shown-part.tsx'
import { testRestaurant } from '../support/test-restaurant.ts'
import { mark, takeTranslations, unmarked } from './untranslated.ts'

// The same restaurant in the office: its staff hear English names by an English voice.

const restaurant = testRestaurant()

beforeAll(async () => {
  await takeTranslations(restaurant)
})

test.each<[string, ComponentType, 'listitem' | 'dialog']>([
  ['/staff/menu', AvailabilityPage, 'listitem'],
  ['/admin/dashboard/menu', DishesPage, 'listitem'],
  ['/admin/dashboard/menu?dish=pepperoni&open=edit', DishesPage, 'dialog'],
  ['/admin/dashboard/menu?dish=pepperoni&open=delete', DishesPage, 'dialog'],
  ['/admin/dashboard/menu?dish=pepperoni&open=schemas', DishesPage, 'dialog'],
  ['/admin/dashboard/categories', CategoriesPage, 'listitem'],
  ['/admin/dashboard/categories?category=pizza-classic&open=edit', CategoriesPage, 'dialog'],
  ['/admin/dashboard/categories?category=pizza-classic&open=delete', CategoriesPage, 'dialog'],
  ['/admin/dashboard/news', PostsPage, 'listitem'],
  ['/admin/dashboard/customization', CustomizationsPage, 'listitem'],
])('on %s', async (address, Page, role) => {
  const { isLoading } = await showOfficePart(restaurant, 'admin', <Page />, { address })
  await waitFor(() => expect(isLoading()).toBe(false))
  const texts = () => screen.getAllByRole(role).map(({ textContent }) => textContent)
  await waitFor(() => expect(texts().join('\n')).toContain(mark))
  await waitFor(() => expect(unmarked(document)).toEqual([]))
})
