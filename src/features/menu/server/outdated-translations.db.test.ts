import { beforeAll, expect, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

interface Translated {
  readonly id: string
  readonly translationOutdated?: boolean
}

const dish = {
  name: 'Sour soup',
  nameVi: 'Canh chua',
  description: 'With fish.',
  descriptionVi: 'Nấu cá.',
  price: '99000',
  categoryId: 'starters',
}
const schema = {
  name: 'Spice',
  nameVi: 'Độ cay',
  type: 'single_choice_options',
  config: { options: [{ id: 'mild', name: 'Mild', nameVi: 'Ít cay' }] },
}

test.each([
  ['/api/menu-items', dish, { description: 'With prawns.' }, { descriptionVi: 'Nấu tôm.' }],
  ['/api/categories', { name: 'Soups', nameVi: 'Canh' }, { name: 'Hot soups' }, { nameVi: 'Canh nóng' }],
  [
    '/api/customization-schemas',
    schema,
    { config: { options: [{ id: 'mild', name: 'Gently hot', nameVi: 'Ít cay' }] } },
    { config: { options: [{ id: 'mild', name: 'Gently hot', nameVi: 'Cay nhẹ' }] } },
  ],
])(
  'a thing of %s has an outdated translation from a change of its English texts to the next of the Vietnamese, for admins alone',
  async (list, thing, english, vietnamese) => {
    const added = (await office('POST', list, thing)).json<Translated>()
    expect(added.translationOutdated).toBe(false)
    const change = async (body: object) =>
      (await office('PATCH', `${list}/${added.id}`, body)).json<Translated>().translationOutdated
    const listed = (rows: Translated[]) => rows.find(({ id }) => id === added.id)

    expect(await change(english)).toBe(true)
    expect(await change({ isAvailable: true, isActive: true, sortOrder: 7 })).toBe(true)
    expect(listed((await office('GET', list)).json())?.translationOutdated).toBe(true)
    const guest = listed((await restaurant.app.inject(list)).json())
    expect(guest).toBeDefined()
    expect(guest).not.toHaveProperty('translationOutdated')
    expect(await change(vietnamese)).toBe(false)
  },
)

test('a copy of a schema with an outdated translation has one too', async () => {
  const { id } = (await office('POST', '/api/customization-schemas', schema)).json<Translated>()
  await office('PATCH', `/api/customization-schemas/${id}`, { name: 'How hot' })
  const copy = await office('POST', `/api/customization-schemas/${id}/clone`)
  expect(copy.json<Translated>().translationOutdated).toBe(true)
})
