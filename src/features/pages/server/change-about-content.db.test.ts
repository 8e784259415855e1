import { getTableColumns } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { aboutContent } from '#db/seed/about-content.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { AboutRecord } from '../contract/about-content.ts'
import { aboutContentTable } from './about-content-table.ts'
import { saveAboutContent } from './pages.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.content.change((tx) => saveAboutContent(tx, aboutContent))
})

const record = async () => (await office('GET', '/api/about-content/record')).json<AboutRecord>()
const change = (body: object) => office('PUT', '/api/about-content', body)
const guestsRead = async () => (await restaurant.app.inject('/api/about-content')).json<object>()

describe('a change of the page about the restaurant', () => {
  it('is read back by the editor field by field, each in its own language', async () => {
    const { id: _id, isActive: _shown, updatedAt: _at, ...fields } = getTableColumns(aboutContentTable)
    const written = Object.fromEntries(
      Object.keys(fields).map((field) => [field, /ImageUrl/.test(field) ? null : `Text of ${field}`]),
    )
    const { updatedAt } = await record()
    const changed = await change({ ...written, updatedAt })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await record()).toMatchObject(written)
  })

  it('that leaves something empty brings back the site’s own, no picture, and no member of the team', async () => {
    await change({
      heroTitle: ' ',
      heroTitleVi: '',
      statsRecipes: '',
      storyImageUrl2: '',
      teamMember3Name: '',
    })
    expect(await record()).toMatchObject({ heroTitle: null, statsRecipes: null, storyImageUrl2: null })
    expect(await guestsRead()).toMatchObject({
      heroTitle: 'Good food takes its time',
      statsRecipes: '10+',
      storyImageUrl2: null,
      teamMember3Name: '',
    })
  })

  it.each([
    ['a text that is too long', { storyContentVi: 'x'.repeat(4001) }, 'storyContentVi'],
    ['a picture that is none of ours', { storyImageUrl: 'javascript:alert(1)' }, 'storyImageUrl'],
    [
      'a picture outside of the storage',
      { teamMember1ImageUrl: '/objects/../x.webp' },
      'teamMember1ImageUrl',
    ],
  ])('with %s is rejected at its field', async (_what, body, field) => {
    const before = await record()
    const rejected = await change(body)
    expect(rejected.statusCode).toBe(400)
    expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual([field])
    expect(await record()).toEqual(before)
  })
})
