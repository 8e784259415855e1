import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import type { MenuItem } from '../contract/menu.ts'
import { menuItemSchemaTable } from './menu-table.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

const newDish = {
  name: 'Crispy squid',
  nameVi: 'Mực chiên giòn',
  description: 'Fried in rice flour, with lime and pepper salt.',
  descriptionVi: 'Chiên bột gạo, chấm muối tiêu chanh.',
  price: '128000',
  categoryId: 'starters',
  tags: ['hải sản', 'giòn'],
}

async function addDish(changes: object = {}): Promise<MenuItem> {
  const response = await office('POST', '/api/menu-items', { ...newDish, ...changes })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<MenuItem>()
}

/** What a visitor without a session reads; from the cache where it is current. */
async function publicMenu(): Promise<MenuItem[]> {
  return (await restaurant.app.inject('/api/menu-items?includeUnavailable=true')).json<MenuItem[]>()
}

const onPublicMenu = async (id: string) => (await publicMenu()).find((dish) => dish.id === id)

describe('adding a dish', () => {
  it('returns the stored row and shows it on the public menu at once', async () => {
    await publicMenu()
    const dish = await addDish()
    expect(dish).toMatchObject({
      ...newDish,
      price: '128000.00',
      category: { id: 'starters' },
      imageUrl: null,
      customizationSchemaId: null,
      isAvailable: true,
      isPinned: false,
      pinnedAt: null,
      createdAt: '2026-05-06T05:00:00.000Z',
    })
    const { updatedAt: _edited, translationOutdated: _forAdmins, ...shown } = dish
    expect(await onPublicMenu(dish.id)).toEqual(shown)
  })

  it('needs no more than a name, a description, a price and a category', async () => {
    const { name, description, price, categoryId } = newDish
    const response = await office('POST', '/api/menu-items', { name, description, price, categoryId })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ nameVi: null, descriptionVi: null, tags: [], isAvailable: true })
  })

  it('gives every dish an id of its own, within one millisecond too', async () => {
    const dishes = await Promise.all(Array.from({ length: 8 }, () => addDish()))
    expect(new Set(dishes.map((dish) => dish.id)).size).toBe(8)
  })

  it('states what it contains and whom it suits, each once and in one order, or that nobody has stated it', async () => {
    expect(await addDish()).toMatchObject({ allergens: null, diet: null })
    const sent = { allergens: ['milk', 'gluten', 'milk'], diet: ['vegetarian', 'vegetarian'] }
    const dish = await addDish(sent)
    const stated = { allergens: ['gluten', 'milk'], diet: ['vegetarian'] }
    expect(dish).toMatchObject(stated)
    expect(await onPublicMenu(dish.id)).toMatchObject(stated)
    const change = async (body: object) =>
      (await office('PATCH', `/api/menu-items/${dish.id}`, body)).json<MenuItem>()
    expect(await change({ name: 'Squid' })).toMatchObject(stated)
    expect(await change({ allergens: [] })).toMatchObject({ ...stated, allergens: [] })
    expect(await change({ allergens: null, diet: null })).toMatchObject({ allergens: null, diet: null })
  })

  it.each([
    { allergens: ['lactose'] },
    { allergens: 'milk' },
    { allergens: [null] },
    { allergens: Array.from({ length: 51 }, () => 'milk') },
    { diet: ['halal'] },
    { diet: 'vegan' },
    { diet: { vegan: true } },
  ])('cannot state %j', async (stated) => {
    const response = await office('POST', '/api/menu-items', { ...newDish, ...stated })
    expect(response.statusCode).toBe(400)
    const [field = ''] = Object.keys(stated)
    const fields = Object.keys(response.json<{ fields: object }>().fields)
    expect(fields.every((path) => path.split('.')[0] === field)).toBe(true)
  })

  it('is not for staff to state', async () => {
    const staff = await officeCalls(restaurant, 'staff')
    const { id } = await addDish()
    const response = await staff('PATCH', `/api/menu-items/${id}`, { isAvailable: true, allergens: [] })
    expect(response.statusCode).toBe(403)
    expect(await onPublicMenu(id)).toMatchObject({ allergens: null })
  })

  it('stores what is typed trimmed and composed', async () => {
    const dish = await addDish({ nameVi: '  Mu\u031B\u0323c  ', tags: [' ho\u0309i ', 'ho\u0309i'] })
    expect(dish).toMatchObject({ nameVi: 'Mực', tags: ['hỏi'] })
  })

  it('takes a schema that exists', async () => {
    expect(await addDish({ customizationSchemaId: 'wing-sauce' })).toMatchObject({
      customizationSchemaId: 'wing-sauce',
    })
  })

  it('ignores fields that are not the office’s to set', async () => {
    const dish = await addDish({
      id: 'mine',
      isPinned: true,
      pinnedAt: '2020-01-01',
      createdAt: '2020-01-01',
    })
    expect(dish).toMatchObject({ isPinned: false, pinnedAt: null, createdAt: '2026-05-06T05:00:00.000Z' })
    expect(dish.id).not.toBe('mine')
  })
})

describe('a dish that breaks a rule', () => {
  const rejections: [string, object, object][] = [
    ['no name', { name: '' }, { name: 'Tên món ăn là bắt buộc' }],
    ['an ambiguous price', { price: '288.000' }, { price: expect.stringContaining('whole VND') }],
    [
      'a category that does not exist',
      { categoryId: 'no-such' },
      { categoryId: 'There is no such category' },
    ],
    [
      'a schema that does not exist',
      { customizationSchemaId: 'none' },
      { customizationSchemaId: 'There is no such customization schema' },
    ],
    ['a NUL in its name', { name: 'a\0b' }, { name: 'A character in this text cannot be stored.' }],
  ]

  it.each(rejections)('with %s is rejected, and nothing is stored', async (_what, changes, fields) => {
    const before = await publicMenu()
    const rejected = await office('POST', '/api/menu-items', { ...newDish, ...changes })
    expect(rejected.statusCode, rejected.body).toBe(400)
    expect(rejected.json()).toMatchObject({ fields })
    expect(await publicMenu()).toEqual(before)
  })

  it.each(rejections)(
    'with %s is rejected for a dish that is there, which stays as it is',
    async (_what, changes, fields) => {
      const before = await publicMenu()
      const rejected = await office('PATCH', '/api/menu-items/pepperoni', changes)
      expect(rejected.statusCode, rejected.body).toBe(400)
      expect(rejected.json()).toMatchObject({ fields })
      expect(await publicMenu()).toEqual(before)
    },
  )
})

describe('changing a dish', () => {
  it('changes what is sent, leaves the rest and shows it at once', async () => {
    const file = join(restaurant.dataDir, 'squid.webp')
    await writeFile(file, 'a picture')
    await restaurant.storage.put('uploads/squid.webp', file)
    const dish = await addDish({ imageUrl: '/objects/uploads/squid.webp' })
    await publicMenu()
    const response = await office('PATCH', `/api/menu-items/${dish.id}`, {
      price: '98000.00',
      nameVi: '',
      imageUrl: null,
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ ...dish, price: '98000.00', nameVi: null, imageUrl: null })
    const { updatedAt: _edited, translationOutdated: _forAdmins, ...shown } = response.json<MenuItem>()
    expect(await onPublicMenu(dish.id)).toEqual(shown)
  })

  it('moves it to another category', async () => {
    const dish = await addDish()
    const response = await office('PATCH', `/api/menu-items/${dish.id}`, { categoryId: 'desserts' })
    expect(response.json()).toMatchObject({ categoryId: 'desserts', category: { id: 'desserts' } })
  })

  it('changes nothing with nothing', async () => {
    const dish = await addDish()
    const response = await office('PATCH', `/api/menu-items/${dish.id}`, { id: 'other', isPinned: true })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(dish)
  })

  it('says sold out on the public menu on the next request', async () => {
    const dish = await addDish()
    const visible = async () =>
      (await restaurant.app.inject('/api/menu-items')).json<MenuItem[]>().some(({ id }) => id === dish.id)
    expect(await visible()).toBe(true)
    await office('PATCH', `/api/menu-items/${dish.id}`, { isAvailable: false })
    expect(await visible()).toBe(false)
    expect(await onPublicMenu(dish.id)).toMatchObject({ isAvailable: false })
  })

  it.each(['no-such-dish', 'x'.repeat(100)])('returns 404 for %s', async (id) => {
    const response = await office('PATCH', `/api/menu-items/${id}`, { isAvailable: true })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'menu.dish-not-found' })
  })

  it('returns 400 for an id no row can have', async () => {
    for (const id of ['%00', 'x'.repeat(101)]) {
      expect((await office('PATCH', `/api/menu-items/${id}`, { isAvailable: true })).statusCode).toBe(400)
    }
    expect((await restaurant.app.inject('/api/menu-items?categoryId=%00')).statusCode).toBe(400)
  })
})

describe('pinning a dish', () => {
  const pinnedIds = async () =>
    (await restaurant.app.inject('/api/menu-items/pinned')).json<MenuItem[]>().map((dish) => dish.id)

  it('notes the time, stands behind those pinned before, and undoes itself', async () => {
    const dish = await addDish()
    expect(await pinnedIds()).not.toContain(dish.id)
    const pinned = await office('PATCH', `/api/menu-items/${dish.id}/pin`)
    // With the time of its last edit, which the next edit sends back.
    expect(pinned.json()).toEqual({ ...dish, isPinned: true, pinnedAt: '2026-05-06T05:00:00.000Z' })
    // The restaurant pins more dishes than the home page shows.
    expect((await pinnedIds()).at(-1)).toBe(dish.id)
    expect(await pinnedIds()).toHaveLength(5)
    const unpinned = await office('PATCH', `/api/menu-items/${dish.id}/pin`)
    expect(unpinned.json()).toMatchObject({ isPinned: false, pinnedAt: null })
    expect(await pinnedIds()).not.toContain(dish.id)
  })

  it('returns 404 for a dish that does not exist', async () => {
    expect((await office('PATCH', '/api/menu-items/no-such-dish/pin')).statusCode).toBe(404)
  })
})

describe('deleting a dish', () => {
  it('takes it and its links off the menu, once', async () => {
    const dish = await addDish()
    await office('PATCH', `/api/menu-items/${dish.id}/customization-schemas`, { schemaIds: ['crust'] })
    const response = await office('DELETE', `/api/menu-items/${dish.id}`)
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(await onPublicMenu(dish.id)).toBeUndefined()
    const links = restaurant.db
      .select()
      .from(menuItemSchemaTable)
      .where(eq(menuItemSchemaTable.menuItemId, dish.id))
    expect(await links).toEqual([])
    expect((await office('DELETE', `/api/menu-items/${dish.id}`)).statusCode).toBe(404)
  })

  it('leaves placed orders as they are, and so does a new name or price', async () => {
    const payload = await orderFor(restaurant.app, [smallPepperoni, { id: 'panna-cotta' }])
    const placed = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
    expect(placed.statusCode).toBe(201)
    const ordered = () => restaurant.db.select().from(orderTable)
    const before = await ordered()

    await office('PATCH', '/api/menu-items/pepperoni', { name: 'Renamed', nameVi: 'Tên khác', price: '1000' })
    await office('DELETE', '/api/menu-items/panna-cotta')

    expect(await ordered()).toEqual(before)
    const ticket = await restaurant.app.inject(
      placed.json<{ ticketUrl: string }>().ticketUrl.replace('/order/', '/api/orders/ticket/'),
    )
    expect(ticket.json()).toMatchObject({
      items: [
        { name: expect.stringContaining('Pepperoni'), price: '188000.00' },
        { name: expect.stringContaining('anna'), price: '58000.00' },
      ],
    })
  })
})
