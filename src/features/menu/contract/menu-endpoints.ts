import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { DishOffers } from './dish-offers.ts'
import { Category, MenuItem } from './menu.ts'

const endpoint = endpointsOf('Menu')

export const listCategories = endpoint('GET /api/categories', {
  summary: 'The categories of the menu, in their order',
  response: z.array(Category),
})

export const listMenuItems = endpoint('GET /api/menu-items', {
  summary: 'The dishes; sold-out ones too where asked for',
  query: z.object({
    categoryId: RowId.optional(),
    includeUnavailable: z.enum(['true', 'false']).optional(),
  }),
  response: z.array(MenuItem),
  failure: 'Failed to fetch menu items',
})

export const listPinnedMenuItems = endpoint('GET /api/menu-items/pinned', {
  summary: 'The dishes pinned for the home page, earliest pinned first',
  response: z.array(MenuItem),
  failure: 'Failed to fetch pinned menu items',
})

export const listDishOffers = endpoint('GET /api/menu-items/customization-schemas', {
  summary: 'What guests may choose for every available dish, in one call',
  response: DishOffers,
})

export const listDishSchemas = endpoint('GET /api/menu-items/:id/customization-schemas', {
  summary: 'The active customization schemas of a dish, in order',
  params: z.object({ id: RowId }),
  query: z.object({
    /**
     * For admins, 'true' adds paused option groups to the response, and `requiredByLink` to each group. For all other callers this
     * parameter has no effect.
     */
    includePaused: z.enum(['true', 'false']).optional(),
  }),
  response: z.array(DishCustomizationSchema),
  problems: { 404: 'No such dish' },
  codes: ['menu.dish-not-found'],
})
