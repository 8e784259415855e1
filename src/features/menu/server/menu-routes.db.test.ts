import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openTestRestaurant, type TestRestaurant } from '../../../../test/support/test-restaurant.ts'
import { customizationSchemaTable } from '../../customization/server/customization-table.ts'
import type { MenuItem } from '../contract/menu.ts'
import { menuItemTable } from './menu-table.ts'

let restaurant: TestRestaurant

beforeAll(async () => {
  restaurant = await openTestRestaurant()
})
afterAll(() => restaurant.close())

async function get<Answer>(url: string): Promise<Answer> {
  const answer = await restaurant.app.inject(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>()
}

describe('the public lists of the menu', () => {
  it('answer the categories in the order of the house', async () => {
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

  it('answer the dishes in the owner’s order of the categories, pizza first', async () => {
    const orders = (await get<MenuItem[]>('/api/menu-items')).map(({ category }) => category.sortOrder)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
    expect(new Set(orders).size).toBe(8)
  })

  it('take a trailing slash', async () => {
    const withSlash = await get<MenuItem[]>('/api/menu-items/?includeUnavailable=true')
    expect(withSlash).toEqual(await get<MenuItem[]>('/api/menu-items?includeUnavailable=true'))
  })

  it('filter by category, and answer flat rows that carry their category', async () => {
    const [first] = await get<MenuItem[]>('/api/menu-items')
    const ofCategory = await get<MenuItem[]>(`/api/menu-items?categoryId=${first?.categoryId}`)
    expect(ofCategory.every((dish) => dish.categoryId === first?.categoryId)).toBe(true)
    expect(ofCategory[0]?.category).toEqual({
      id: first?.categoryId,
      name: expect.any(String),
      nameVi: expect.any(String),
      sortOrder: expect.any(Number),
    })
    expect(ofCategory[0]?.price).toMatch(/^\d+\.00$/)
  })

  it('answer the pinned dishes, never taking "pinned" for an id', async () => {
    const pinned = await get<MenuItem[]>('/api/menu-items/pinned')
    expect(pinned).toHaveLength(4)
    expect(pinned.every((dish) => dish.isPinned && dish.isAvailable)).toBe(true)
  })

  it('answer the pinned dishes in the order they were pinned in', async () => {
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

  it('answer 404 for a dish that does not exist', async () => {
    const answer = await restaurant.app.inject('/api/menu-items/no-such-dish/customization-schemas')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'menu.dish-not-found' })
  })
})

describe('what visitors share', () => {
  it('is answered from memory until the content changes, then from the database at once', async () => {
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
