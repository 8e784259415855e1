import { beforeAll, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

const url = '/api/customization-schemas'
const sauces = {
  name: 'Dipping sauce',
  nameVi: 'Nước chấm',
  type: 'additional_toppings',
  config: { toppings: [{ id: 'topping_1', name: 'Chilli', nameVi: 'Ớt' }], maxSelections: 1 },
  pricingConfig: { topping_1: 5000 },
}

const publicSchemas = async () => (await restaurant.app.inject(url)).json<CustomizationSchema[]>()
const publicSchema = async (id: string) => (await publicSchemas()).find((schema) => schema.id === id)

async function addSchema(changes: object = {}): Promise<CustomizationSchema> {
  const response = await office('POST', url, { ...sauces, ...changes })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<CustomizationSchema>()
}

const offeredBy = async (dish: string) =>
  (await restaurant.app.inject(`/api/menu-items/${dish}/customization-schemas`)).json<CustomizationSchema[]>()

/** What guests are not told. */
function forGuests({ translationOutdated: _forAdmins, ...schema }: CustomizationSchema) {
  return schema
}

describe('adding a schema', () => {
  it('returns the stored row with the editor’s defaults and shows it at once', async () => {
    await publicSchemas()
    const schema = await addSchema()
    expect(schema).toMatchObject({
      name: 'Dipping sauce',
      nameVi: 'Nước chấm',
      description: null,
      config: { allowMultiple: true, minSelections: 0, maxSelections: 1, isRequired: false },
      pricingConfig: { topping_1: 5000 },
      isActive: true,
      isBaseSchema: false,
      baseSchemaId: null,
      createdAt: '2026-05-06T05:00:00.000Z',
      updatedAt: '2026-05-06T05:00:00.000Z',
    })
    expect(await publicSchema(schema.id)).toEqual(forGuests(schema))
  })

  it('states what its options bring along, each once, and nothing of those that do not say', async () => {
    const option = (id: string, stated: object) => ({ id, name: id, ...stated })
    const toppings = [option('ham', { allergens: ['soy', 'soy', 'milk'], diet: [] }), option('basil', {})]
    const schema = await addSchema({ config: { toppings } })
    expect(await publicSchema(schema.id)).toMatchObject({
      config: { toppings: [option('ham', { allergens: ['milk', 'soy'], diet: [] }), toppings[1]] },
    })
    const copy = (await office('POST', `${url}/${schema.id}/clone`)).json<CustomizationSchema>()
    expect(copy.config).toEqual(schema.config)
    const wrong = { config: { toppings: [option('ham', { allergens: ['pork'] })] } }
    const rejected = await office('PATCH', `${url}/${schema.id}`, wrong)
    expect(rejected.statusCode).toBe(400)
    expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual(['config.toppings.0.allergens.0'])
  })

  it('lists the schemas in the order they were made in', async () => {
    restaurant.clock.set('2020-01-01T00:00:00Z')
    const early = await addSchema()
    restaurant.clock.set('2026-05-06T05:00:00Z')
    const ids = (await publicSchemas()).map(({ id }) => id)
    expect(ids[0]).toBe(early.id)
  })

  it('never makes a base schema', async () => {
    const schema = await addSchema({ id: 'mine', isBaseSchema: true, baseSchemaId: 'crust' })
    expect(schema).toMatchObject({ isBaseSchema: false, baseSchemaId: null })
    expect(schema.id).not.toBe('mine')
  })

  it('with a price under a name of the language itself is rejected', async () => {
    const cookie = await signIn(restaurant.app, 'admin')
    const send = (id: string) =>
      restaurant.app.inject({
        method: 'POST',
        url,
        headers: { cookie, 'content-type': 'application/json' },
        payload: JSON.stringify(sauces).replaceAll('topping_1', id),
      })
    expect((await send('topping_2')).statusCode).toBe(201)
    for (const id of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty']) {
      expect((await send(id)).statusCode, id).toBe(400)
    }
  })

  it.each([
    ['another type’s config', { type: 'size_selection' }, 'config.sizes'],
    ['a price that is no number', { pricingConfig: { topping_1: '5.000' } }, 'pricingConfig.topping_1'],
    ['a NUL in a description', { description: 'a\0b' }, 'description'],
    ['a NUL as option', { pricingConfig: { 'a\0': 1 } }, 'pricingConfig.a\0'],
    [
      'half an emoji as topping',
      { config: { toppings: [{ id: 'a', name: '\uD83C' }] } },
      'config.toppings.0.name',
    ],
  ])('with %s is rejected on its field', async (_what, changes, field) => {
    const response = await office('POST', url, { ...sauces, ...changes })
    expect(response.statusCode, response.body).toBe(400)
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field])
  })
})

describe('a paused schema', () => {
  const paused = async (list: ReturnType<OfficeCall>) =>
    (await list).json<CustomizationSchema[]>().filter(({ isActive }) => !isActive)

  it('is listed for admins alone, whoever asked before', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (const role of ['anonymous', 'customer', 'staff'] as const) {
        expect(await paused((await officeCalls(restaurant, role))('GET', url)), role).toEqual([])
      }
      const listed = await office('GET', url)
      expect(await paused(Promise.resolve(listed))).toMatchObject([{ id: 'avocado-season' }])
      expect(listed.headers['cache-control']).toBe('no-store')
    }
  })

  it('is listed for a dish for admins alone', async () => {
    const ofVeggie = '/api/menu-items/veggie/customization-schemas?includePaused=true'
    for (const role of ['anonymous', 'customer', 'staff'] as const) {
      const response = (await officeCalls(restaurant, role))('GET', ofVeggie)
      expect(await paused(response), role).toEqual([])
      expect((await response).body, role).not.toContain('requiredByLink')
    }
    expect(await paused(office('GET', ofVeggie))).toMatchObject([{ id: 'avocado-season' }])
    // Who does not ask for them is an admin on the site of guests.
    expect(await paused(office('GET', ofVeggie.replace(/\?.*$/, '')))).toEqual([])
    expect(await offeredBy('veggie')).not.toMatchObject([{ isActive: false }])
  })

  it('can be neither priced nor ordered', async () => {
    const item = { id: 'veggie', name: 'veggie', price: '193000.00', quantity: 1 }
    const choices = [
      { schemaId: 'size-pizza', selections: { size: '16cm' } },
      { schemaId: 'crust', selections: { option: 'crust-thin' } },
    ]
    const quote = (customization: object[]) =>
      restaurant.app.inject({
        method: 'POST',
        url: '/api/orders/quote',
        payload: { items: [{ ...item, customization }] },
      })
    expect((await quote(choices)).statusCode).toBe(200)
    const avocado = { schemaId: 'avocado-season', selections: { toppings: ['avocado-slices'] } }
    const rejected = await quote([...choices, avocado])
    expect(rejected.statusCode, rejected.body).toBe(400)
    expect(rejected.json()).toMatchObject({ code: 'orders.choices-invalid' })
    expect(rejected.body).not.toContain('Avocado')
  })
})

describe('changing a schema', () => {
  it('to what it is already leaves it as it is, the time of its last change too', async () => {
    const { id, updatedAt } = await addSchema()
    restaurant.clock.set('2026-05-06T05:00:07Z')
    const again = await office('PATCH', `${url}/${id}`, { ...sauces, isActive: true })
    expect(again.json()).toMatchObject({ id, updatedAt })
    expect((await office('PATCH', `${url}/${id}`, { name: 'Sauces' })).json()).toMatchObject({
      updatedAt: '2026-05-06T05:00:07.000Z',
    })
    restaurant.clock.set('2026-05-06T05:00:00Z')
  })

  it('pauses and activates it for guests on the next request, and leaves the rest', async () => {
    const before = await offeredBy('peach-tea')
    restaurant.clock.set('2026-05-06T05:01:00Z')
    const paused = await office('PATCH', `${url}/sweetness`, { isActive: false })
    expect(paused.statusCode).toBe(200)
    expect(paused.json()).toMatchObject({ isActive: false, updatedAt: '2026-05-06T05:01:00.000Z' })
    expect((await offeredBy('peach-tea')).map(({ id }) => id)).not.toContain('sweetness')
    await office('PATCH', `${url}/sweetness`, { isActive: true })
    const names = (schemas: CustomizationSchema[]) => schemas.map(({ id, config }) => ({ id, config }))
    expect(names(await offeredBy('peach-tea'))).toEqual(names(before))
    restaurant.clock.set('2026-05-06T05:00:00Z')
  })

  it('changes one field without the others', async () => {
    const schema = await addSchema({ description: 'One each.' })
    const response = await office('PATCH', `${url}/${schema.id}`, { nameVi: ' ', pricingConfig: {} })
    expect(response.json()).toEqual({ ...schema, nameVi: null, pricingConfig: {} })
  })

  it('takes the whole of it again', async () => {
    const schema = await addSchema()
    const response = await office('PATCH', `${url}/${schema.id}`, {
      ...sauces,
      name: 'Sauces',
      isActive: false,
      id: 'x',
    })
    expect(response.json()).toEqual({
      ...schema,
      name: 'Sauces',
      isActive: false,
      translationOutdated: true,
    })
  })

  it('reprices a dish for the next guest', async () => {
    const item = {
      id: 'chicken-wings',
      name: 'wings',
      price: '0.00',
      quantity: 1,
      customization: { schemaId: 'wing-sauce', selections: { option: 'sauce-honey' } },
    }
    const total = async () => {
      const response = await restaurant.app.inject({
        method: 'POST',
        url: '/api/orders/quote',
        payload: { items: [item] },
      })
      return Number(response.json<{ totalAmount: string }>().totalAmount)
    }
    const before = await total()
    await office('PATCH', `${url}/wing-sauce`, { pricingConfig: { 'sauce-honey': 20_000 } })
    expect((await total()) - before).toBe(20_000)
  })

  it('to another type needs a config that fits it, though dishes use it', async () => {
    const schema = await addSchema()
    await office('PATCH', '/api/menu-items/tiramisu/customization-schemas', { schemaIds: [schema.id] })
    const options = [{ id: 'option_1', name: 'Chilli' }]

    const misfit = await office('PATCH', `${url}/${schema.id}`, { type: 'single_choice_options' })
    expect(misfit.statusCode).toBe(400)
    expect(misfit.json()).toMatchObject({ fields: { 'config.options': 'Add at least one option.' } })
    expect(await publicSchema(schema.id)).toEqual(forGuests(schema))

    const fit = await office('PATCH', `${url}/${schema.id}`, {
      type: 'single_choice_options',
      config: { options },
    })
    expect(fit.statusCode).toBe(200)
    expect(fit.json()).toMatchObject({ config: { options: [{ id: 'option_1' }] } })
    expect(fit.json<{ config: object }>().config).not.toHaveProperty('toppings')
    expect(await offeredBy('tiramisu')).toMatchObject([{ id: schema.id, type: 'single_choice_options' }])
  })

  it.each([
    ['no name', { name: '' }, 'name'],
    ['null as name', { name: null }, 'name'],
    ['a text as activation', { isActive: 'yes' }, 'isActive'],
    ['a list as config', { config: [] }, 'config'],
  ])('to one with %s is rejected on its field', async (_what, change, field) => {
    const before = await publicSchema('crust')
    const response = await office('PATCH', `${url}/crust`, change)
    expect(response.statusCode, response.body).toBe(400)
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field])
    expect(await publicSchema('crust')).toEqual(before)
  })

  it('that does not exist returns 404', async () => {
    const response = await office('PATCH', `${url}/no-such`, { isActive: true })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'customization.schema-not-found' })
  })
})

describe('cloning a schema', () => {
  it('adds a copy that names the original and is no base schema', async () => {
    const original = await publicSchema('crust')
    const response = await office('POST', `${url}/crust/clone`)
    expect(response.statusCode).toBe(201)
    const copy = response.json<CustomizationSchema>()
    expect(forGuests(copy)).toEqual({
      ...original,
      id: copy.id,
      name: `${original?.name} (copy)`,
      nameVi: `${original?.nameVi} (copy)`,
      isBaseSchema: false,
      baseSchemaId: 'crust',
      createdAt: '2026-05-06T05:00:00.000Z',
      updatedAt: '2026-05-06T05:00:00.000Z',
    })
    expect(copy.id).not.toBe('crust')
    expect(await publicSchema(copy.id)).toEqual(forGuests(copy))
  })

  it('leaves a missing Vietnamese name missing, and a copy can be copied', async () => {
    const schema = await addSchema({ nameVi: null })
    const copy = (await office('POST', `${url}/${schema.id}/clone`)).json<CustomizationSchema>()
    const again = (await office('POST', `${url}/${copy.id}/clone`)).json<CustomizationSchema>()
    expect(again).toMatchObject({ name: 'Dipping sauce (copy) (copy)', nameVi: null, baseSchemaId: copy.id })
  })

  it('cuts the longest names, so that the copy can still be edited', async () => {
    const schema = await addSchema({ name: `${'x'.repeat(192)}🌶️${'y'.repeat(5)}` })
    const copy = (await office('POST', `${url}/${schema.id}/clone`)).json<CustomizationSchema>()
    expect(copy.name).toBe(`${'x'.repeat(192)} (copy)`)
    expect((await office('PATCH', `${url}/${copy.id}`, { name: copy.name })).statusCode).toBe(200)
  })

  it('that does not exist returns 404', async () => {
    expect((await office('POST', `${url}/no-such/clone`)).statusCode).toBe(404)
  })
})

describe('deleting a schema', () => {
  it('takes it from the dishes that offer it, and from those that have it as legacy schema', async () => {
    const schema = await addSchema()
    await office('PATCH', '/api/menu-items/peach-tea/customization-schemas', {
      schemaIds: ['ice-level', schema.id],
    })
    await office('PATCH', '/api/menu-items/panna-cotta', { customizationSchemaId: schema.id })
    expect((await offeredBy('panna-cotta')).map(({ id }) => id)).toEqual([schema.id])

    expect((await office('DELETE', `${url}/${schema.id}`)).statusCode).toBe(204)

    expect(await publicSchema(schema.id)).toBeUndefined()
    expect((await offeredBy('peach-tea')).map(({ id }) => id)).toEqual(['ice-level'])
    expect(await offeredBy('panna-cotta')).toEqual([])
    const dishes = (await restaurant.app.inject('/api/menu-items')).json<
      { id: string; customizationSchemaId: unknown }[]
    >()
    expect(dishes.find(({ id }) => id === 'panna-cotta')).toMatchObject({ customizationSchemaId: null })
    expect((await office('DELETE', `${url}/${schema.id}`)).statusCode).toBe(404)
  })

  it('leaves its copies unchanged', async () => {
    const schema = await addSchema()
    const copy = (await office('POST', `${url}/${schema.id}/clone`)).json<CustomizationSchema>()
    await office('DELETE', `${url}/${schema.id}`)
    expect(await publicSchema(copy.id)).toEqual(forGuests({ ...copy, baseSchemaId: null }))
  })

  it('is rejected for a base schema', async () => {
    const response = await office('DELETE', `${url}/crust`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      message: 'Base schemas cannot be deleted',
      code: 'customization.base-schema',
    })
    expect(await publicSchema('crust')).toBeDefined()
  })
})
