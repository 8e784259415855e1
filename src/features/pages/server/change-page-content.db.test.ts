import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { aboutContent } from '#db/seed/about-content.ts'
import { homeContent } from '#db/seed/home-content.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { aboutContentTable } from './about-content-table.ts'
import { homeContentTable } from './home-content-table.ts'
import { saveAboutContent, saveHomeContent } from './pages.ts'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

/** The pages with a record of texts, each with one of its titles. */
const pages = [
  {
    page: 'the home page',
    call: '/api/home-content',
    title: 'blogTitle',
    save: (tx: Queries) => saveHomeContent(tx, homeContent),
    remove: (tx: Queries) => tx.delete(homeContentTable),
    count: () => restaurant.db.$count(homeContentTable),
  },
  {
    page: 'the page about the restaurant',
    call: '/api/about-content',
    title: 'visionTitle',
    save: (tx: Queries) => saveAboutContent(tx, aboutContent),
    remove: (tx: Queries) => tx.delete(aboutContentTable),
    count: () => restaurant.db.$count(aboutContentTable),
  },
]

describe.each(pages)('a change of $page', ({ call, title, save, remove, count }) => {
  beforeEach(async () => {
    restaurant.clock.set('2026-05-06T05:00:00Z')
    await restaurant.content.change(save)
  })

  const record = async () => (await office('GET', `${call}/record`)).json<{ updatedAt: string | null }>()
  const change = (body: object) => office('PUT', call, body)
  const guestsRead = async () => (await restaurant.app.inject(call)).json<object>()

  it('is what guests read from the next request on, and leaves the other fields as they are', async () => {
    await guestsRead()
    const before = await record()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    const texts = { [title]: ' How we cook ', [`${title}Vi`]: 'Bếp kể' }
    const changed = await change({ ...texts, updatedAt: before.updatedAt })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json()).toEqual(await record())
    const stored = { [title]: 'How we cook', [`${title}Vi`]: 'Bếp kể' }
    expect(await record()).toEqual({ ...before, ...stored, updatedAt: '2026-05-06T06:00:00.000Z' })
    expect(await guestsRead()).toMatchObject(stored)
  })

  it('is rejected where somebody else has changed the page meanwhile, and changes nothing', async () => {
    const { updatedAt } = await record()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    await change({ [title]: 'First', updatedAt })
    const late = await change({ [title]: 'Second', updatedAt })
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'pages.stale'])
    expect(await record()).toMatchObject({ [title]: 'First' })
    expect((await change({ [title]: 'Third' })).statusCode).toBe(200)
  })

  it('that changes nothing leaves the time of the last change', async () => {
    const before = await record()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    expect((await change(before)).json()).toEqual(before)
  })

  it.each([
    ['a title that is too long', { heroTitle: 'x'.repeat(121) }, 'heroTitle'],
    ['a number', { heroTitle: 5 }, 'heroTitle'],
    ['a text that cannot be stored', { heroTitle: 'Fire\0' }, 'heroTitle'],
    ['a switch that is neither on nor off', { isActive: 'no' }, 'isActive'],
    ['a time that is none', { updatedAt: 'yesterday' }, 'updatedAt'],
  ])('with %s is rejected at its field', async (_what, body, field) => {
    const before = await record()
    const rejected = await change(body)
    expect(rejected.statusCode).toBe(400)
    expect(Object.keys(rejected.json<{ fields: object }>().fields)).toEqual([field])
    expect(await record()).toEqual(before)
  })

  describe('where nothing has been saved yet', () => {
    beforeEach(async () => {
      await restaurant.content.change(remove)
    })

    it('makes the record', async () => {
      expect(await record()).toMatchObject({ heroTitle: null, isActive: true, updatedAt: null })
      const made = await change({ heroTitle: 'Fire', updatedAt: null })
      expect(made.json()).toMatchObject({ heroTitle: 'Fire', updatedAt: '2026-05-06T05:00:00.000Z' })
      expect(await guestsRead()).toMatchObject({ heroTitle: 'Fire', heroTitleVi: null })
    })

    it('is rejected where another came first', async () => {
      const both = await Promise.all([
        change({ heroTitle: 'One', updatedAt: null }),
        change({ heroTitle: 'Two', updatedAt: null }),
      ])
      expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        200, 409,
      ])
      expect(await count()).toBe(1)
    })

    it('that says nothing makes no record', async () => {
      expect((await change({})).json()).toMatchObject({ updatedAt: null })
      expect(await count()).toBe(0)
    })
  })
})
