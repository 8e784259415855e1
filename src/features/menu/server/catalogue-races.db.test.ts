import { beforeAll, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { hearEvents } from '#test/support/heard-events.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { MenuItem } from '../contract/menu.ts'

const restaurant = testRestaurant()
let lan: OfficeCall
let minh: OfficeCall

beforeAll(async () => {
  lan = await officeCalls(restaurant, 'admin')
  minh = await officeCalls(restaurant, 'admin')
})

const rounds = Array.from({ length: 12 }, (_, round) => round)

async function added(url: string, body: object): Promise<string> {
  const response = await lan('POST', url, body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: string }>().id
}

const dishIn = (categoryId: string) => ({ name: 'Dish', description: 'A dish.', price: '1000', categoryId })
const schema = { name: 'Schema', type: 'half_and_half' }

/** The statuses of calls that run at once, whoever comes first. */
async function statuses(...calls: ReturnType<OfficeCall>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ statusCode }) => statusCode)
}

const dishes = async () =>
  (await restaurant.app.inject('/api/menu-items?includeUnavailable=true')).json<MenuItem[]>()

describe('two people at once', () => {
  it('pinning one dish toggle it twice', async () => {
    const id = await added('/api/menu-items', dishIn('starters'))
    for (const _round of rounds) {
      const pin = `/api/menu-items/${id}/pin`
      expect(await statuses(lan('PATCH', pin), minh('PATCH', pin))).toEqual([200, 200])
    }
    expect((await dishes()).find((dish) => dish.id === id)).toMatchObject({ isPinned: false, pinnedAt: null })
  })

  it('changing different fields of one dish lose neither', async () => {
    const url = `/api/menu-items/${await added('/api/menu-items', dishIn('starters'))}`
    for (const round of rounds) {
      const price = `${1000 + round}.00`
      await statuses(lan('PATCH', url, { price }), minh('PATCH', url, { isAvailable: round % 2 === 0 }))
      expect((await lan('PATCH', url, {})).json()).toMatchObject({ price, isAvailable: round % 2 === 0 })
    }
  })

  it('deleting and changing one dish: the change comes before or finds nothing', async () => {
    for (const _round of rounds) {
      const url = `/api/menu-items/${await added('/api/menu-items', dishIn('starters'))}`
      const [deleted, again, changed, pinned, assigned] = await statuses(
        lan('DELETE', url),
        minh('DELETE', url),
        minh('PATCH', url, { isAvailable: false }),
        lan('PATCH', `${url}/pin`),
        minh('PATCH', `${url}/customization-schemas`, { schemaIds: ['crust'] }),
      )
      expect(new Set([deleted, again])).toEqual(new Set([204, 404]))
      for (const status of [changed, pinned, assigned]) expect([200, 404]).toContain(status)
    }
  })

  it('adding to a category and deleting it: the dish is counted or rejected', async () => {
    for (const _round of rounds) {
      const id = await added('/api/categories', { name: 'Short-lived' })
      const moved = await added('/api/menu-items', dishIn('starters'))
      const [deleted, ...others] = await statuses(
        lan('DELETE', `/api/categories/${id}`),
        minh('POST', '/api/menu-items', dishIn(id)),
        minh('PATCH', `/api/menu-items/${moved}`, { categoryId: id }),
      )
      const held = (await dishes()).filter((dish) => dish.categoryId === id).length
      expect(others.filter((status) => status < 300)).toHaveLength(held)
      expect(others.filter((status) => status === 400)).toHaveLength(2 - held)
      expect(deleted).toBe(held === 0 ? 204 : 409)
    }
  })

  it('deleting a schema and giving it to dishes, or deleting those dishes, never ends in a fault', async () => {
    for (const _round of rounds) {
      const schemaId = await added('/api/customization-schemas', schema)
      const legacy = { ...dishIn('starters'), customizationSchemaId: schemaId }
      const [first, second] = [await added('/api/menu-items', legacy), await added('/api/menu-items', legacy)]
      await lan('PATCH', `/api/menu-items/${first}/customization-schemas`, { schemaIds: [schemaId] })
      const [deleted, ...others] = await statuses(
        lan('DELETE', `/api/customization-schemas/${schemaId}`),
        minh('PATCH', `/api/menu-items/${second}/customization-schemas`, { schemaIds: [schemaId] }),
        minh('POST', '/api/menu-items', legacy),
        lan('DELETE', `/api/menu-items/${first}`),
        minh('PATCH', `/api/customization-schemas/${schemaId}`, { isActive: true }),
        lan('POST', `/api/customization-schemas/${schemaId}/clone`),
      )
      expect(deleted).toBe(204)
      for (const status of others) expect([200, 201, 204, 400, 404]).toContain(status)
      expect((await dishes()).filter((dish) => dish.customizationSchemaId === schemaId)).toEqual([])
    }
  })

  it('giving one dish two lists leave one of them whole', async () => {
    const url = '/api/menu-items/peach-tea/customization-schemas'
    const [one, other] = [
      ['crust', 'ice-level', 'sweetness'],
      ['sweetness', 'tea-extras', 'crust'],
    ]
    for (const _round of rounds) {
      const both = await statuses(
        lan('PATCH', url, { schemaIds: one }),
        minh('PATCH', url, { schemaIds: other }),
      )
      expect(both).toEqual([200, 200])
      const ids = (await restaurant.app.inject(url)).json<{ id: string }[]>().map(({ id }) => id)
      expect([one, other]).toContainEqual(ids)
    }
  })
})

describe('open screens of the office', () => {
  it('hear of a change once, and not of one that is rejected', async () => {
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      expect((await lan('DELETE', '/api/categories/pasta')).statusCode).toBe(409)
      expect((await lan('PATCH', '/api/menu-items/pepperoni', { isAvailable: false })).statusCode).toBe(200)
      await expect.poll(() => screen.heard).toEqual([{ lists: ['menu'] }])
    } finally {
      await screen.close()
    }
  })
})
