import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { Ingredient } from './ingredient.ts'
import { IngredientAvailability, IngredientChange, IngredientInput } from './ingredient-input.ts'

const endpoint = endpointsOf('Ingredients')
const ofOne = {
  params: z.object({ id: RowId }),
  problems: { 404: 'No such ingredient' },
  codes: ['ingredients.not-found'],
} as const

export const listIngredients = endpoint('GET /api/ingredients', {
  summary: 'The ingredients by name, with what holds them and whether the kitchen has them',
  response: z.array(Ingredient),
})

export const createIngredient = endpoint('POST /api/ingredients', {
  summary: 'Adds an ingredient with the dishes and options that hold it',
  body: IngredientInput,
  status: 201,
  response: Ingredient,
  problems: { 409: 'There are as many ingredients as there may be' },
  codes: ['ingredients.too-many'],
})

export const changeIngredient = endpoint('PATCH /api/ingredients/:id', {
  summary: 'Changes the names of an ingredient, and what holds it',
  params: ofOne.params,
  body: IngredientChange,
  response: Ingredient,
  problems: { ...ofOne.problems, 409: 'Somebody else has edited it since `updatedAt`' },
  codes: ['ingredients.not-found', 'ingredients.stale'],
})

export const setIngredientAvailability = endpoint('PATCH /api/ingredients/:id/availability', {
  summary: 'Marks an ingredient as missing until a time, or as there again; all that holds it follows',
  params: ofOne.params,
  body: IngredientAvailability,
  response: Ingredient,
  problems: ofOne.problems,
  codes: ['ingredients.not-found', 'ingredients.sold-out-until-past'],
})

export const deleteIngredient = endpoint('DELETE /api/ingredients/:id', {
  summary: 'Deletes an ingredient; what held it is on sale unless it is sold out itself',
  ...ofOne,
})
