import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'

const restaurant = testRestaurant()
let office: OfficeCall
/** What another dish offers before anything is assigned. */
let pizza: readonly string[]

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
  pizza = await ofPizza()
})

const list = '/api/menu-items/peach-tea/customization-schemas'

/** What a guest is offered; from the cache where it is current. */
async function offered(): Promise<DishCustomizationSchema[]> {
  return (await restaurant.app.inject(list)).json<DishCustomizationSchema[]>()
}

const assign = (body: object) => office('PATCH', list, body)
const idsOf = (schemas: { id: string }[]) => schemas.map(({ id }) => id)
const ofPizza = async () =>
  idsOf((await restaurant.app.inject('/api/menu-items/pepperoni/customization-schemas')).json())
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
  it('is told to the second of two who change it at a time', async () => {
    const previous = [
      { id: 'ice-level', isRequired: false },
      { id: 'sweetness', isRequired: false },
    ]
    const first = { schemaIds: ['tea-extras'], previous }
    expect((await assign(first)).statusCode).toBe(200)
    const second = await assign({ schemaIds: ['ice-level'], previous })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ code: 'menu.dish-schemas-stale' })
    expect(idsOf(await offered())).toEqual(['tea-extras'])
    // Its response may have been lost.
    expect((await assign(first)).statusCode).toBe(200)
    expect((await assign({ schemaIds: ['ice-level'] })).statusCode).toBe(200)
  })

  it('is the list that was sent, in its order, for guests at once', async () => {
    await offered()
    const response = await assign({ schemaIds: ['tea-extras', 'sweetness', 'ice-level'] })
    expect(response.statusCode).toBe(200)
    expect(idsOf(response.json())).toEqual(['tea-extras', 'sweetness', 'ice-level'])
    expect(idsOf(await offered())).toEqual(['tea-extras', 'sweetness', 'ice-level'])
    // No other dish loses what it offers.
    expect(await ofPizza()).toEqual(pizza)
    await assign({ schemaIds: ['ice-level'] })
    expect(idsOf(await offered())).toEqual(['ice-level'])
  })

  it('is required where the list says so, and stays so', async () => {
    await assign({ schemaIds: ['ice-level', 'sweetness'], schemas: [{ id: 'sweetness', isRequired: true }] })
    // Ice is asked for by the schema itself.
    expect(requiredOf(await offered())).toEqual({ 'ice-level': true, sweetness: true })
    await assign({ schemaIds: ['sweetness', 'tea-extras'] })
    expect(requiredOf(await offered())).toEqual({ sweetness: true, 'tea-extras': false })
    await assign({ schemaIds: ['sweetness'], schemas: [{ id: 'sweetness', isRequired: false }] })
    expect(requiredOf(await offered())).toEqual({ sweetness: false })
  })

  it('always asks for a size, whatever the list says', async () => {
    const response = await assign({
      schemaIds: ['size-pizza'],
      schemas: [{ id: 'size-pizza', isRequired: false }],
    })
    expect(response.json()).toMatchObject([{ id: 'size-pizza', isRequired: true, requiredByLink: false }])
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
    const response = await assign({ schemaIds: ['ice-level', 'sweetness', 'avocado-season'] })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
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
    const response = await assign(body)
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json()).toMatchObject({ code })
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(fields)
    expect(idsOf(await offered())).toEqual(['ice-level', 'sweetness'])
  })

  it('for a dish that does not exist returns 404', async () => {
    const response = await office('PATCH', '/api/menu-items/no-such/customization-schemas', { schemaIds: [] })
    expect(response.statusCode).toBe(404)
  })
})
