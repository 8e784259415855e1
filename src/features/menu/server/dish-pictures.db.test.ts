import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { MenuItem } from '../contract/menu.ts'
import { menuItemTable } from './menu-table.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

const soup = { name: 'Clear soup', description: 'With herbs.', price: '59000', categoryId: 'starters' }
const stored = '/objects/uploads/soup.webp'
const missing = '/objects/uploads/swept.webp'

const change = (id: string, body: object) => office('PATCH', `/api/menu-items/${id}`, body)

describe.each(['imageUrl', 'aboveImageUrl'] as const)('the picture of a dish (%s)', (field) => {
  const add = (address: string) => office('POST', '/api/menu-items', { ...soup, [field]: address })

  it('must be there when it is sent, of a new dish and of a change', async () => {
    const file = join(restaurant.dataDir, 'soup.webp')
    await writeFile(file, 'a picture')
    await restaurant.storage.put('uploads/soup.webp', file)
    const added = await add(stored)
    expect(added.statusCode).toBe(201)
    const { id } = added.json<MenuItem>()
    for (const response of [await add(missing), await change(id, { [field]: missing })]) {
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'menu.picture-missing' })
      expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field])
    }
    expect((await change(id, {})).json<MenuItem>()[field]).toBe(stored)
  })

  it('that the dish has already is not asked for again', async () => {
    const added = await office('POST', '/api/menu-items', soup)
    expect(added.statusCode).toBe(201)
    const { id } = added.json<MenuItem>()
    await restaurant.db
      .update(menuItemTable)
      .set({ [field]: missing })
      .where(eq(menuItemTable.id, id))
    expect((await change(id, { name: 'Herb soup', [field]: missing })).statusCode).toBe(200)
  })
})
