import { describe, expect, it } from 'vitest'

import { aboutContent } from '#db/seed/about-content.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { completeAboutContent } from '../rules/about-content.ts'
import { defaultAboutContent } from '../texts/default-about-content.ts'
import { aboutContentTable } from './about-content-table.ts'
import { saveAboutContent } from './pages.ts'

const restaurant = testRestaurant()

async function content(): Promise<unknown> {
  const response = await restaurant.app.inject('/api/about-content')
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const save = (facts: Partial<typeof aboutContent>) =>
  restaurant.content.change((tx) => saveAboutContent(tx, { ...aboutContent, ...facts }))

describe('the page about the restaurant', () => {
  it('has what the record says, in both languages', async () => {
    const { isActive: _active, ...shown } = aboutContent
    expect(await content()).toEqual({ ...shown, updatedAt: expect.stringMatching(/Z$/) })
  })

  it('has the new texts in the response after a change, and the site’s where one was emptied', async () => {
    await save({ storyTitle: 'How it began', storyTitleVi: '', statsServed: ' ', storyImageUrl2: '' })
    expect(await content()).toMatchObject({
      storyTitle: 'How it began',
      storyTitleVi: null,
      statsServed: '5K+',
      storyImageUrl2: null,
    })
  })

  it('has the site’s texts and figures, and no team, while the record is put aside or missing', async () => {
    const untouched = completeAboutContent(undefined, defaultAboutContent)
    expect(untouched).toMatchObject({
      statsRecipes: '10+',
      statsServed: '5K+',
      statsFresh: '100%',
      statsSatisfaction: '95%',
      teamMember1Name: '',
      updatedAt: null,
    })
    await save({ isActive: false })
    expect(await content()).toEqual(untouched)
    await restaurant.content.change((tx) => tx.delete(aboutContentTable))
    expect(await content()).toEqual(untouched)
  })
})

it('the page about the restaurant has one record and no second', async () => {
  await save({})
  const second = restaurant.db.insert(aboutContentTable).values({ heroTitle: 'Another' })
  await expect(second).rejects.toMatchObject({ cause: { constraint: 'about_content_pkey' } })
})

it('a new record begins with the figures of the site', async () => {
  await restaurant.content.change((tx) => tx.delete(aboutContentTable))
  const [record] = await restaurant.db.insert(aboutContentTable).values({}).returning()
  expect(record).toMatchObject(defaultAboutContent.figures)
})
