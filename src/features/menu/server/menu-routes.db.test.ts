import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import { customizationSchemaTable } from '#src/features/customization/server/customization-table.ts'
import type { DishOffers } from '../contract/dish-offers.ts'
import type { MenuItem } from '../contract/menu.ts'
import { offersOfDish } from '../rules/dish-offers.ts'
import { menuItemTable } from './menu-table.ts'

let restaurant: TestRestaurant

beforeAll(async () => {
  restaurant = await openTestRestaurant()
})
afterAll(() => restaurant.close())

async function get<Body>(url: string): Promise<Body> {
  const response = await restaurant.app.inject(url)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Body>()
}

describe('the public lists of the menu', () => {
  it('return the categories in the order of the restaurant', async () => {
    const categories = await get<{ sortOrder: number }[]>('/api/categories')
    expect(categories).toHaveLength(8)
    expect(categories.map((category) => category.sortOrder)).toEqual(
      categories.map((category) => category.sortOrder).toSorted((a, b) => a - b),
    )
  })

  it('leave sold-out dishes out unless they are asked for', async () => {
    const available = await get<MenuItem[]>('/api/menu-items')
    const all = await get<MenuItem[]>('/api/menu-items?includeUnavailable=true')
    expect(available.every((dish) => dish.isAvailable)).toBe(true)
    expect(all.filter((dish) => !dish.isAvailable)).toHaveLength(1)
    expect(all).toHaveLength(available.length + 1)
  })

  it('return the dishes in the owner’s order of the categories, pizza first', async () => {
    const orders = (await get<MenuItem[]>('/api/menu-items')).map(({ category }) => category.sortOrder)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
    expect(new Set(orders).size).toBe(8)
  })

  it('return the dishes of a category by price, the dearer first, then by name', async () => {
    await restaurant.content.change((tx) =>
      tx.update(menuItemTable).set({ price: '98000.00' }).where(eq(menuItemTable.categoryId, 'desserts')),
    )
    const ofCategory = (id: string) => get<MenuItem[]>(`/api/menu-items?categoryId=${id}`)
    const prices = (await ofCategory('pizza-classic')).map(({ price }) => Number(price))
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(new Set(prices).size).toBeGreaterThan(2)
    expect((await ofCategory('desserts')).map(({ id }) => id)).toEqual(['panna-cotta', 'tiramisu'])
  })

  it('hold sold-out dishes for a plain yes alone', async () => {
    const all = await get<MenuItem[]>('/api/menu-items?includeUnavailable=false')
    expect(all.every((dish) => dish.isAvailable)).toBe(true)
  })

  it('take a trailing slash', async () => {
    const withSlash = await get<MenuItem[]>('/api/menu-items/?includeUnavailable=true')
    expect(withSlash).toEqual(await get<MenuItem[]>('/api/menu-items?includeUnavailable=true'))
  })

  it('filter by category, and return flat rows that carry their category', async () => {
    const [first] = await get<MenuItem[]>('/api/menu-items')
    const ofCategory = await get<MenuItem[]>(`/api/menu-items?categoryId=${first?.categoryId}`)
    expect(ofCategory.every((dish) => dish.categoryId === first?.categoryId)).toBe(true)
    expect(ofCategory[0]?.category).toEqual({
      id: first?.categoryId,
      name: expect.any(String),
      nameVi: expect.any(String),
      sortOrder: expect.any(Number),
      unit: 'pizza_for_one',
    })
    expect(ofCategory[0]?.price).toMatch(/^\d+\.00$/)
  })

  it('say which size the price of a dish buys, on the home page too', async () => {
    const sizeIn = async (list: string, dishId: string) =>
      (await get<MenuItem[]>(list)).find(({ id }) => id === dishId)?.size
    for (const list of ['/api/menu-items', '/api/menu-items/pinned'])
      expect(await sizeIn(list, 'margherita'), list).toEqual({ name: '16 cm', nameVi: '16 cm' })
    expect(await sizeIn('/api/menu-items', 'peach-tea')).toBeUndefined()
  })

  it('leave a pinned dish that is sold out off the home page, and bring it back', async () => {
    const [first] = await get<MenuItem[]>('/api/menu-items/pinned')
    const setAvailable = (isAvailable: boolean) =>
      restaurant.content.change((tx) =>
        tx
          .update(menuItemTable)
          .set({ isAvailable })
          .where(eq(menuItemTable.id, first?.id ?? '')),
      )
    await setAvailable(false)
    const without = await get<MenuItem[]>('/api/menu-items/pinned')
    expect(without).toHaveLength(3)
    expect(without.map(({ id }) => id)).not.toContain(first?.id)
    await setAvailable(true)
    expect((await get<MenuItem[]>('/api/menu-items/pinned'))[0]?.id).toBe(first?.id)
  })

  it.each([
    ['?includeUnavailable=1', 400],
    ['?includeUnavailable=true&includeUnavailable=true', 400],
    ['?includeUnavailable=', 400],
    ['?categoryId=', 400],
    ['?categoryId=a&categoryId=b', 400],
    ['?categoryId[x]=1', 200],
    ['?categoryId=%00', 400],
    ['?categoryId=%ud83c', 200],
    ['?categoryId=%ED%A0%BC', 200],
    ['?categoryId=%', 200],
    [`?categoryId=${'x'.repeat(101)}`, 400],
    ['?__proto__=1&constructor=2', 200],
    ["?categoryId=' or 1=1 --", 200],
    ['?&&&==', 200],
  ])('take the odd parameters %s', async (query, status) => {
    for (const path of ['/api/menu-items', '/api/menu-items/']) {
      const response = await restaurant.app.inject(path + query)
      expect(response.statusCode, response.body).toBe(status)
    }
    expect((await restaurant.app.inject(`/api/categories${query}`)).statusCode).toBe(200)
    expect((await restaurant.app.inject(`/api/menu-items/pinned${query}`)).statusCode).toBe(200)
  })

  it.each(['%00', '%', '%ED%A0%BC', 'x'.repeat(101), 'x'.repeat(3000), '__proto__', "'"])(
    'name no dish %s',
    async (id) => {
      const response = await restaurant.app.inject(`/api/menu-items/${id}/customization-schemas`)
      expect([400, 404, 414], response.body).toContain(response.statusCode)
    },
  )

  it('return the pinned dishes, never taking "pinned" for an id', async () => {
    const pinned = await get<MenuItem[]>('/api/menu-items/pinned')
    expect(pinned).toHaveLength(4)
    expect(pinned.every((dish) => dish.isPinned && dish.isAvailable)).toBe(true)
  })

  it('return the pinned dishes in the order they were pinned in', async () => {
    const pinned = await get<MenuItem[]>('/api/menu-items/pinned')
    const backwards = pinned.map(({ id }) => id).toReversed()
    await restaurant.content.change(async (tx) => {
      for (const [day, id] of backwards.entries())
        await tx
          .update(menuItemTable)
          .set({ pinnedAt: new Date(Date.UTC(2026, 0, day + 1)) })
          .where(eq(menuItemTable.id, id))
    })
    const changed = await get<MenuItem[]>('/api/menu-items/pinned')
    expect(changed.map(({ id }) => id)).toEqual(backwards)
  })
})

describe('what all dishes offer', () => {
  it('is what each available dish’s own list holds, with every schema once', async () => {
    const dishes = await get<MenuItem[]>('/api/menu-items')
    const offers = await get<DishOffers>('/api/menu-items/customization-schemas')
    expect(Object.keys(offers.dishes).toSorted()).toEqual(dishes.map(({ id }) => id).toSorted())
    for (const { id } of dishes) {
      const own = await get<unknown[]>(`/api/menu-items/${id}/customization-schemas`)
      expect(offersOfDish(offers, id), id).toEqual(own)
    }
    const ids = offers.schemas.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(5)
  })

  it('stands in the menu as far as it is halves, of sold-out dishes too, until these are paused', async () => {
    const divided = async () =>
      (await get<MenuItem[]>('/api/menu-items?includeUnavailable=true'))
        .filter(({ allowsHalves }) => allowsHalves)
        .map(({ id }) => id)
    const turn = (isActive: boolean) =>
      restaurant.content.change((tx) =>
        tx
          .update(customizationSchemaTable)
          .set({ isActive })
          .where(eq(customizationSchemaTable.type, 'half_and_half')),
      )
    expect(await divided()).toEqual(expect.arrayContaining(['margherita', 'salmon-dill']))
    expect(await divided()).not.toContain('chicken-wings')
    await turn(false)
    expect(await divided()).toEqual([])
    await turn(true)
  })

  it('says nothing of a dish that is sold out or unknown', async () => {
    const offers = await get<DishOffers>('/api/menu-items/customization-schemas')
    for (const id of ['salmon-dill', 'no-such-dish', '__proto__', 'toString'])
      expect(offersOfDish(offers, id), id).toBeUndefined()
  })
})

describe('the schemas of a dish', () => {
  it('come in the order of the links, sizes always required', async () => {
    const schemas = await get<{ sortOrder: number; type: string; isRequired: boolean }[]>(
      '/api/menu-items/pepperoni/customization-schemas',
    )
    expect(schemas.length).toBeGreaterThan(2)
    const order = schemas.map((schema) => schema.sortOrder)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(schemas.find((schema) => schema.type === 'size_selection')?.isRequired).toBe(true)
  })

  it('hold the legacy single schema for a dish without links', async () => {
    const schemas = await get<{ id: string }[]>('/api/menu-items/chicken-wings/customization-schemas')
    expect(schemas.map((schema) => schema.id)).toEqual(['wing-sauce'])
  })

  it('hold the list alone where a dish has both a list and a legacy schema', async () => {
    await restaurant.content.change((tx) =>
      tx
        .update(menuItemTable)
        .set({ customizationSchemaId: 'wing-sauce' })
        .where(eq(menuItemTable.id, 'pepperoni')),
    )
    const schemas = await get<{ id: string }[]>('/api/menu-items/pepperoni/customization-schemas')
    expect(schemas.length).toBeGreaterThan(1)
    expect(schemas.map((schema) => schema.id)).not.toContain('wing-sauce')
  })

  it('leave paused schemas out', async () => {
    const before = await get<{ id: string }[]>('/api/menu-items/margherita/customization-schemas')
    const paused = before[0]?.id ?? ''
    await restaurant.content.change((tx) =>
      tx
        .update(customizationSchemaTable)
        .set({ isActive: false })
        .where(eq(customizationSchemaTable.id, paused)),
    )
    const after = await get<{ id: string }[]>('/api/menu-items/margherita/customization-schemas')
    expect(after.map((schema) => schema.id)).toEqual(
      before.map((schema) => schema.id).filter((id) => id !== paused),
    )
  })

  it('return 404 for a dish that does not exist', async () => {
    const response = await restaurant.app.inject('/api/menu-items/no-such-dish/customization-schemas')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'menu.dish-not-found' })
  })
})

describe('what visitors share', () => {
  it('is served from memory until the content changes, then from the database at once', async () => {
    const before = await restaurant.app.inject('/api/menu-items/pinned')
    const again = await restaurant.app.inject({
      url: '/api/menu-items/pinned',
      headers: { 'if-none-match': String(before.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    await restaurant.content.change((tx) =>
      tx.update(menuItemTable).set({ nameVi: 'Tên mới' }).where(eq(menuItemTable.isPinned, true)),
    )
    const [dish] = await get<MenuItem[]>('/api/menu-items/pinned')
    expect(dish?.nameVi).toBe('Tên mới')
  })
})

describe('the lists of dishes while they cannot be read', () => {
  beforeAll(() =>
    restaurant.content.change((tx) => tx.execute(sql`alter table menu_items rename to menu_away`)),
  )
  afterAll(() =>
    restaurant.content.change((tx) => tx.execute(sql`alter table menu_away rename to menu_items`)),
  )

  it.each([
    ['/api/menu-items', 'Failed to fetch menu items'],
    ['/api/menu-items?includeUnavailable=true', 'Failed to fetch menu items'],
    ['/api/menu-items/pinned', 'Failed to fetch pinned menu items'],
  ])('say so and no more: %s', async (url, message) => {
    const response = await restaurant.app.inject(url)
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ message, code: 'server.fault' })
  })
})

it('a list that is asked for wrongly says what is wrong, and not that it failed', async () => {
  const response = await restaurant.app.inject('/api/menu-items?includeUnavailable=maybe')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    code: 'request.invalid',
    fields: { includeUnavailable: expect.any(String) },
  })
  expect(response.json<{ message: string }>().message).not.toContain('Failed')
})
