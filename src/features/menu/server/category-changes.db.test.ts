import { beforeAll, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Category, MenuItem } from '../contract/menu.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

const publicCategories = async () => (await restaurant.app.inject('/api/categories')).json<Category[]>()

async function addCategory(changes: object = {}): Promise<Category> {
  const response = await office('POST', '/api/categories', { name: 'Soups', nameVi: 'Món canh', ...changes })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Category>()
}

describe('adding a category', () => {
  it('returns the stored row and shows it in its place at once', async () => {
    await publicCategories()
    const category = await addCategory({ description: ' Nóng hổi. ', sortOrder: -1 })
    expect(category).toMatchObject({
      name: 'Soups',
      nameVi: 'Món canh',
      description: 'Nóng hổi.',
      sortOrder: -1,
    })
    const { updatedAt: _edited, translationOutdated: _forAdmins, ...shown } = category
    expect((await publicCategories())[0]).toEqual(shown)
  })

  it('needs no more than a name', async () => {
    const response = await office('POST', '/api/categories', { name: 'Salads' })
    expect(response.json()).toMatchObject({ name: 'Salads', nameVi: null, description: null, sortOrder: 0 })
  })

  it('without a name is rejected with the message for people', async () => {
    const response = await office('POST', '/api/categories', { nameVi: 'Món canh' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      message: 'Tên danh mục là bắt buộc',
      fields: { name: 'Tên danh mục là bắt buộc' },
    })
  })
})

describe('changing a category', () => {
  it('takes the id in the body for nothing, and shows on categories and dishes at once', async () => {
    const dishes = async () =>
      (await restaurant.app.inject('/api/menu-items?categoryId=pasta')).json<MenuItem[]>()
    await dishes()
    const response = await office('PATCH', '/api/categories/pasta', {
      id: 'drinks',
      name: 'Noodles',
      nameVi: 'Mì Ý',
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ id: 'pasta', name: 'Noodles', nameVi: 'Mì Ý' })
    const { updatedAt: _edited, translationOutdated: _forAdmins, ...shown } = response.json<Category>()
    expect((await publicCategories()).find(({ id }) => id === 'pasta')).toEqual(shown)
    expect((await dishes())[0]?.category).toMatchObject({ id: 'pasta', name: 'Noodles', nameVi: 'Mì Ý' })
  })

  it('leaves what is not sent', async () => {
    const category = await addCategory({ sortOrder: 40 })
    const response = await office('PATCH', `/api/categories/${category.id}`, { nameVi: null })
    expect(response.json()).toEqual({ ...category, nameVi: null })
    expect((await office('PATCH', `/api/categories/${category.id}`, {})).json()).toEqual({
      ...category,
      nameVi: null,
    })
  })

  it('rejects a blank name, and returns 404 where there is none', async () => {
    expect((await office('PATCH', '/api/categories/pasta', { name: ' ' })).statusCode).toBe(400)
    const missing = await office('PATCH', '/api/categories/no-such', { name: 'x' })
    expect(missing.statusCode).toBe(404)
    expect(missing.json()).toMatchObject({ code: 'menu.category-not-found' })
  })
})

describe('deleting a category', () => {
  it('that is empty takes it off the menu, once', async () => {
    const { id } = await addCategory()
    expect((await office('DELETE', `/api/categories/${id}`)).statusCode).toBe(204)
    expect((await publicCategories()).some((category) => category.id === id)).toBe(false)
    expect((await office('DELETE', `/api/categories/${id}`)).statusCode).toBe(404)
  })

  it('that holds dishes is rejected, naming how many, sold-out ones included', async () => {
    const { id } = await addCategory()
    const dish = { name: 'Crab soup', description: 'With egg.', price: '58000', categoryId: id }
    await office('POST', '/api/menu-items', dish)
    const one = await office('DELETE', `/api/categories/${id}`)
    expect(one.statusCode).toBe(409)
    expect(one.json()).toEqual({
      message: 'This category still holds 1 dish',
      code: 'menu.category-not-empty',
      details: { dishes: 1 },
    })
    await office('POST', '/api/menu-items', { ...dish, isAvailable: false })
    const two = await office('DELETE', `/api/categories/${id}`)
    expect(two.json()).toMatchObject({
      message: 'This category still holds 2 dishes',
      details: { dishes: 2 },
    })
    expect((await publicCategories()).some((category) => category.id === id)).toBe(true)
  })
})
