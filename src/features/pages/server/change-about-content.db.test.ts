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

  it('is what guests read from the next request on, and leaves the other fields as they are', async () => {
    await guestsRead()
    const { updatedAt } = await record()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    const changed = await change({ storyTitle: ' How it began ', statsServed: '9K+', updatedAt })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json()).toEqual(await record())
    expect(await record()).toMatchObject({
      storyTitle: 'How it began',
      heroTitle: aboutContent.heroTitle,
      updatedAt: '2026-05-06T06:00:00.000Z',
    })
    expect(await guestsRead()).toMatchObject({ storyTitle: 'How it began', statsServed: '9K+' })
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

  it('is rejected where somebody else has changed the page meanwhile, and changes nothing', async () => {
    const { updatedAt } = await record()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    await change({ visionTitle: 'First', updatedAt })
    const late = await change({ visionTitle: 'Second', updatedAt })
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'pages.stale'])
    expect(await record()).toMatchObject({ visionTitle: 'First' })
    expect((await change({ visionTitle: 'Third' })).statusCode).toBe(200)
  })

  it.each([
    ['a title that is too long', { heroTitle: 'x'.repeat(121) }, 'heroTitle'],
    ['a text that is too long', { storyContentVi: 'x'.repeat(4001) }, 'storyContentVi'],
    ['a picture that is none of ours', { storyImageUrl: 'javascript:alert(1)' }, 'storyImageUrl'],
    [
      'a picture outside of the storage',
      { teamMember1ImageUrl: '/objects/../x.webp' },
      'teamMember1ImageUrl',
    ],
    ['a number', { heroTitle: 5 }, 'heroTitle'],
    ['a time that is none', { updatedAt: 'yesterday' }, 'updatedAt'],
  ])('with %s is rejected at its field', async (_what, body, field) => {
    const before = await record()
    const rejected = await change(body)
    expect(rejected.statusCode).toBe(400)
    expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual([field])
    expect(await record()).toEqual(before)
  })

  it('makes the record where there is none, once, and only where it says something', async () => {
    await restaurant.content.change((tx) => tx.delete(aboutContentTable))
    expect((await change({})).json()).toMatchObject({ updatedAt: null })
    const both = await Promise.all([
      change({ heroTitle: 'One', updatedAt: null }),
      change({ heroTitle: 'Two', updatedAt: null }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await restaurant.db.select().from(aboutContentTable)).toHaveLength(1)
  })
})
