import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { DishOffers } from './dish-offers.ts'
import { Category, MenuItem } from './menu.ts'

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  summary: 'The categories of the menu, in their order',
  tag: 'Menu',
  response: z.array(Category),
})

export const listMenuItems = endpoint({
  method: 'GET',
  path: '/api/menu-items',
  summary: 'The dishes; sold-out ones too where asked for',
  tag: 'Menu',
  query: z.object({
    categoryId: RowId.optional(),
    includeUnavailable: z.enum(['true', 'false']).optional(),
  }),
  response: z.array(MenuItem),
  failure: 'Failed to fetch menu items',
})

export const listPinnedMenuItems = endpoint({
  method: 'GET',
  path: '/api/menu-items/pinned',
  summary: 'The dishes pinned for the home page, earliest pinned first',
  tag: 'Menu',
  response: z.array(MenuItem),
  failure: 'Failed to fetch pinned menu items',
})

export const listDishOffers = endpoint({
  method: 'GET',
  path: '/api/menu-items/customization-schemas',
  summary: 'What guests may choose for every available dish, in one call',
  tag: 'Menu',
  response: DishOffers,
})

export const listDishSchemas = endpoint({
  method: 'GET',
  path: '/api/menu-items/:id/customization-schemas',
  summary: 'The active customization schemas of a dish, in order',
  tag: 'Menu',
  params: z.object({ id: RowId }),
  query: z.object({
    /** For admins, ignored for others: paused option groups too, and what each link itself says. */
    includePaused: z.enum(['true', 'false']).optional(),
  }),
  response: z.array(DishCustomizationSchema),
  problems: { 404: 'No such dish' },
  codes: ['menu.dish-not-found'],
})
