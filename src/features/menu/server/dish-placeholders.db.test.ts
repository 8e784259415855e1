import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { seedDemoRestaurant } from '#db/seed/load.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { placeholderPattern } from '#src/kernel/picture-placeholder.ts'
import type { MenuItem } from '../contract/menu.ts'
import { menuItemTable } from './menu-table.ts'

const restaurant = testRestaurant()

beforeAll(async () => {
  await seedDemoRestaurant(restaurant.db, restaurant)
})

async function dishes(url: string): Promise<MenuItem[]> {
  return (await restaurant.app.inject(url)).json<MenuItem[]>()
}

describe('the menu', () => {
  it('carries the colours of every dish’s picture, and none for a dish without one', async () => {
    await restaurant.content.change(() =>
      restaurant.db.update(menuItemTable).set({ imageUrl: null }).where(eq(menuItemTable.id, 'margherita')),
    )
    const all = await dishes('/api/menu-items?includeUnavailable=true')
    const pictured = all.filter(({ imageUrl }) => imageUrl !== null)
    expect(pictured.length).toBeGreaterThan(20)
    for (const { id, imagePlaceholder } of pictured) expect(imagePlaceholder, id).toMatch(placeholderPattern)
    expect(all.find(({ id }) => id === 'margherita')?.imagePlaceholder).toBeNull()
  })

  it('carries the same colours in the list of pinned dishes', async () => {
    const all = await dishes('/api/menu-items')
    for (const { id, imagePlaceholder } of await dishes('/api/menu-items/pinned')) {
      expect(imagePlaceholder).toBe(all.find((dish) => dish.id === id)?.imagePlaceholder)
    }
  })
})
