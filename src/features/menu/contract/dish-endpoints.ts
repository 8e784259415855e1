import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { pictureLinkCodes } from '#src/features/uploads/contract/picture-link.ts'
import { DishChange, DishInput, DishSchemasInput } from './dish-input.ts'
import { MenuItem } from './menu.ts'

const tag = 'Menu'
const params = z.object({ id: RowId })
const noSuchDish = 'No such dish'
const pictureProblems = { 503: 'The picture cannot be stored for now' } as const

export const createMenuItem = endpoint({
  method: 'POST',
  path: '/api/menu-items',
  summary: 'Adds a dish',
  tag,
  body: DishInput,
  status: 201,
  response: MenuItem,
  problems: pictureProblems,
  codes: [
    'menu.category-unknown',
    'menu.schema-unknown',
    'menu.picture-missing',
    'menu.sold-out-until-past',
    ...pictureLinkCodes,
  ],
})

export const changeMenuItem = endpoint({
  method: 'PATCH',
  path: '/api/menu-items/:id',
  summary: 'Changes a dish; staff may send isAvailable and soldOutUntil alone',
  tag,
  params,
  body: DishChange,
  response: MenuItem,
  problems: {
    403: 'A field the caller’s role may not set',
    404: noSuchDish,
    409: 'Somebody else has edited the dish since `updatedAt`',
    ...pictureProblems,
  },
  codes: [
    'menu.dish-not-found',
    'menu.dish-stale',
    'menu.field-forbidden',
    'menu.category-unknown',
    'menu.schema-unknown',
    'menu.picture-missing',
    'menu.sold-out-until-past',
    ...pictureLinkCodes,
  ],
})

export const pinMenuItem = endpoint({
  method: 'PATCH',
  path: '/api/menu-items/:id/pin',
  summary: 'Pins a dish to the home page, or takes it off',
  tag,
  params,
  response: MenuItem,
  problems: { 404: noSuchDish },
  codes: ['menu.dish-not-found'],
})

export const deleteMenuItem = endpoint({
  method: 'DELETE',
  path: '/api/menu-items/:id',
  summary: 'Deletes a dish; orders keep their own copy of its name and price',
  tag,
  params,
  problems: { 404: noSuchDish },
  codes: ['menu.dish-not-found'],
})

export const assignDishSchemas = endpoint({
  method: 'PATCH',
  path: '/api/menu-items/:id/customization-schemas',
  summary: 'Replaces the ordered list of what a dish offers, and returns it with paused schemas included',
  tag,
  params,
  body: DishSchemasInput,
  response: z.array(DishCustomizationSchema),
  problems: { 404: noSuchDish, 409: 'The list is another than `previous` by now' },
  codes: ['menu.dish-not-found', 'menu.dish-schemas-stale', 'menu.schema-unknown', 'menu.schema-paused'],
})
