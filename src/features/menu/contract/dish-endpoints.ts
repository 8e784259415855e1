import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { pictureLinkCodes } from '#src/features/uploads/contract/picture-link.ts'
import { DishChange, DishInput, DishSchemasInput } from './dish-input.ts'
import { MenuItem } from './menu.ts'

const endpoint = endpointsOf('Menu')
const ofOne = {
  params: z.object({ id: RowId }),
  problems: { 404: 'No such dish' },
  codes: ['menu.dish-not-found'],
} as const
const { params, problems } = ofOne
const pictureProblems = { 503: 'The picture cannot be stored for now' } as const
const inputCodes = [
  'menu.category-unknown',
  'menu.schema-unknown',
  'menu.picture-missing',
  'menu.sold-out-until-past',
  ...pictureLinkCodes,
] as const

export const createMenuItem = endpoint('POST /api/menu-items', {
  summary: 'Adds a dish',
  body: DishInput,
  status: 201,
  response: MenuItem,
  problems: pictureProblems,
  codes: inputCodes,
})

export const changeMenuItem = endpoint('PATCH /api/menu-items/:id', {
  summary: 'Changes a dish; staff may send isAvailable, soldOutUntil and leftToday alone',
  params,
  body: DishChange,
  response: MenuItem,
  problems: {
    403: 'A field the caller’s role may not set',
    ...problems,
    409: 'Somebody else has edited the dish since `updatedAt`',
    ...pictureProblems,
  },
  codes: ['menu.dish-not-found', 'menu.dish-stale', 'menu.field-forbidden', ...inputCodes],
})

export const pinMenuItem = endpoint('PATCH /api/menu-items/:id/pin', {
  summary: 'Pins a dish to the home page, or takes it off',
  ...ofOne,
  response: MenuItem,
})

export const deleteMenuItem = endpoint('DELETE /api/menu-items/:id', {
  summary: 'Deletes a dish; orders keep their own copy of its name and price',
  ...ofOne,
})

export const assignDishSchemas = endpoint('PATCH /api/menu-items/:id/customization-schemas', {
  summary: 'Replaces the ordered list of what a dish offers, and returns it with paused schemas included',
  params,
  body: DishSchemasInput,
  response: z.array(DishCustomizationSchema),
  problems: { ...problems, 409: 'The list is another than `previous` by now' },
  codes: ['menu.dish-not-found', 'menu.dish-schemas-stale', 'menu.schema-unknown', 'menu.schema-paused'],
})
