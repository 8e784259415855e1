import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { CategoryChange, CategoryInput } from './category-input.ts'
import { Category } from './menu.ts'

const endpoint = endpointsOf('Menu')
const params = z.object({ id: RowId })
const noSuchCategory = 'No such category'

export const createCategory = endpoint('POST /api/categories', {
  summary: 'Adds a category',
  body: CategoryInput,
  status: 201,
  response: Category,
  codes: [],
})

export const changeCategory = endpoint('PATCH /api/categories/:id', {
  summary: 'Changes a category',
  params,
  body: CategoryChange,
  response: Category,
  problems: { 404: noSuchCategory, 409: 'Somebody else has edited the category since `updatedAt`' },
  codes: ['menu.category-not-found', 'menu.category-stale'],
})

export const deleteCategory = endpoint('DELETE /api/categories/:id', {
  summary: 'Deletes a category that holds no dishes',
  params,
  problems: { 404: noSuchCategory, 409: 'The category still holds dishes; the message says how many' },
  codes: ['menu.category-not-found', 'menu.category-not-empty'],
})
