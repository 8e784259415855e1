import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Category, MenuItem } from '../contract/menu.ts'

const restaurant = testRestaurant()
let admin: OfficeCall
let staff: OfficeCall

beforeAll(async () => {
  admin = await officeCalls(restaurant, 'admin')
  staff = await officeCalls(restaurant, 'staff')
})
let minute = 0
beforeEach(later)

/** Time passes between two edits. */
function later() {
  minute += 1
  restaurant.clock.set(new Date(Date.parse('2026-05-06T05:00:00Z') + minute * 60_000).toISOString())
}

const dishes = '/api/menu-items?includeUnavailable=true'
async function row<Row extends { id: string }>(list: string, id: string, call = admin): Promise<Row> {
  const found = (await call('GET', list)).json<Row[]>().find((each) => each.id === id)
  if (!found) throw new Error(`${list} lacks ${id}`)
  return found
}

describe.each([
  ['dish', dishes, '/api/menu-items', 'margherita', 'menu.dish-stale'],
  ['category', '/api/categories', '/api/categories', 'pasta', 'menu.category-stale'],
] as const)('the edit of a %s', (_kind, list, path, id, code) => {
  const edit = (body: object) => admin('PATCH', `${path}/${id}`, body)

  it('is rejected where somebody else has edited it since, and changes nothing', async () => {
    const { updatedAt } = await row<MenuItem | Category>(list, id)
    later()
    expect((await edit({ name: 'By one', updatedAt })).statusCode).toBe(200)
    later()
    const second = await edit({ nameVi: 'Người thứ hai', updatedAt })
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, code])
    const now = await row<MenuItem | Category>(list, id)
    expect(now).toMatchObject({ name: 'By one' })
    expect(now.nameVi).not.toBe('Người thứ hai')
    const again = await edit({ nameVi: 'Người thứ hai', updatedAt: now.updatedAt })
    expect(again.json()).toMatchObject({ name: 'By one', nameVi: 'Người thứ hai' })
  })

  it('wins without a time, and one that changes nothing makes no form outdated', async () => {
    expect((await edit({ name: 'Last' })).statusCode).toBe(200)
    const { updatedAt } = await row<MenuItem | Category>(list, id)
    later()
    expect((await edit({ name: 'Last' })).json()).toMatchObject({ updatedAt })
    expect((await edit({ nameVi: 'Cuối', updatedAt })).statusCode).toBe(200)
  })

  it('knows the time of the last one from a list that others read without it', async () => {
    const [response, other] = await Promise.all([admin('GET', list), restaurant.app.inject(list)])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(other.headers['cache-control']).not.toBe('no-store')
    expect(other.body).not.toContain('updatedAt')
    expect(await row(list, id, staff)).not.toHaveProperty('updatedAt')
  })
})

it('what the kitchen says is sold out, and a pin, outdate nobody’s form', async () => {
  const { updatedAt } = await row<MenuItem>(dishes, 'margherita')
  later()
  await staff('PATCH', '/api/menu-items/margherita', { isAvailable: false })
  await admin('PATCH', '/api/menu-items/margherita/pin')
  const edited = await admin('PATCH', '/api/menu-items/margherita', { price: '300000', updatedAt })
  expect(edited.json()).toMatchObject({ price: '300000.00', isAvailable: false })
})
