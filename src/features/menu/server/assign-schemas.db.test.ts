import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'

let restaurant: TestRestaurant
let office: OfficeCall

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  office = await officeCalls(restaurant, 'admin')
})
afterAll(() => restaurant.close())

const list = '/api/menu-items/peach-tea/customization-schemas'

/** What a guest is offered; from the cache where it is current. */
async function offered(): Promise<DishCustomizationSchema[]> {
  return (await restaurant.app.inject(list)).json<DishCustomizationSchema[]>()
}

const assign = (body: object) => office('PATCH', list, body)
const idsOf = (schemas: { id: string }[]) => schemas.map(({ id }) => id)
const requiredOf = (schemas: DishCustomizationSchema[]) =>
  Object.fromEntries(schemas.map(({ id, isRequired }) => [id, isRequired]))

beforeEach(async () => {
  await office('PATCH', '/api/customization-schemas/sweetness', { isActive: true })
  await assign({
    schemaIds: ['ice-level', 'sweetness'],
    schemas: [
      { id: 'ice-level', isRequired: false },
      { id: 'sweetness', isRequired: false },
    ],
  })
})

describe('what a dish offers', () => {
  it('is the list that was sent, in its order, for guests at once', async () => {
    await offered()
    const answer = await assign({ schemaIds: ['tea-extras', 'sweetness', 'ice-level'] })
    expect(answer.statusCode).toBe(200)
    expect(idsOf(answer.json())).toEqual(['tea-extras', 'sweetness', 'ice-level'])
    expect(idsOf(await offered())).toEqual(['tea-extras', 'sweetness', 'ice-level'])
    await assign({ schemaIds: ['ice-level'] })
    expect(idsOf(await offered())).toEqual(['ice-level'])
  })

  it('asks for an answer where the list says so, and keeps saying so', async () => {
    await assign({ schemaIds: ['ice-level', 'sweetness'], schemas: [{ id: 'sweetness', isRequired: true }] })
    // Ice is asked for by the schema itself.
    expect(requiredOf(await offered())).toEqual({ 'ice-level': true, sweetness: true })
    await assign({ schemaIds: ['sweetness', 'tea-extras'] })
    expect(requiredOf(await offered())).toEqual({ sweetness: true, 'tea-extras': false })
    await assign({ schemaIds: ['sweetness'], schemas: [{ id: 'sweetness', isRequired: false }] })
    expect(requiredOf(await offered())).toEqual({ sweetness: false })
  })

  it('always asks for a size, whatever the list says', async () => {
    const answer = await assign({
      schemaIds: ['size-pizza'],
      schemas: [{ id: 'size-pizza', isRequired: false }],
    })
    expect(answer.json()).toMatchObject([{ id: 'size-pizza', isRequired: true, requiredByLink: false }])
  })

  it('may become nothing', async () => {
    expect((await assign({ schemaIds: [] })).json()).toEqual([])
    expect(await offered()).toEqual([])
  })

  it('falls back to the legacy schema without a list', async () => {
    const wings = '/api/menu-items/chicken-wings/customization-schemas'
    await office('PATCH', wings, { schemaIds: ['ice-level'] })
    expect(idsOf((await restaurant.app.inject(wings)).json())).toEqual(['ice-level'])
    await office('PATCH', wings, { schemaIds: [] })
    expect(idsOf((await restaurant.app.inject(wings)).json())).toEqual(['wing-sauce'])
  })
})

describe('a paused schema', () => {
  it('is hidden from guests, and stays in the list the office edits', async () => {
    await office('PATCH', '/api/customization-schemas/sweetness', { isActive: false })
    expect(idsOf(await offered())).toEqual(['ice-level'])
    const edited = (await office('GET', `${list}?includePaused=true`)).json<DishCustomizationSchema[]>()
    expect(edited).toMatchObject([
      { id: 'ice-level', isActive: true, requiredByLink: false },
      { id: 'sweetness', isActive: false, requiredByLink: false },
    ])
    expect((await assign({ schemaIds: ['sweetness', 'ice-level'] })).statusCode).toBe(200)
    await office('PATCH', '/api/customization-schemas/sweetness', { isActive: true })
    expect(idsOf(await offered())).toEqual(['sweetness', 'ice-level'])
  })

  it('is not added', async () => {
    const answer = await assign({ schemaIds: ['ice-level', 'sweetness', 'avocado-season'] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      message: 'Only active schemas can be added',
      code: 'menu.schema-paused',
      fields: { 'schemaIds.2': 'Only active schemas can be added' },
    })
    expect(idsOf(await offered())).toEqual(['ice-level', 'sweetness'])
  })
})

describe('a list that breaks a rule', () => {
  it.each([
    ['no list', {}, 'request.invalid', ['schemaIds']],
    ['one schema twice', { schemaIds: ['ice-level', 'ice-level'] }, 'request.invalid', ['schemaIds']],
    [
      'schemas that do not exist',
      { schemaIds: ['a', 'ice-level', 'b'] },
      'menu.schema-unknown',
      ['schemaIds.0', 'schemaIds.2'],
    ],
    [
      'a mark outside the list',
      { schemaIds: [], schemas: [{ id: 'crust', isRequired: true }] },
      'request.invalid',
      ['schemas.0.id'],
    ],
    ['a NUL in an id', { schemaIds: ['a\0'] }, 'request.invalid', ['schemaIds.0']],
  ])('with %s is rejected, and nothing changes', async (_what, body, code, fields) => {
    const answer = await assign(body)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json()).toMatchObject({ code })
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(fields)
    expect(idsOf(await offered())).toEqual(['ice-level', 'sweetness'])
  })

  it('for a dish that does not exist answers 404', async () => {
    const answer = await office('PATCH', '/api/menu-items/no-such/customization-schemas', { schemaIds: [] })
    expect(answer.statusCode).toBe(404)
  })
})
