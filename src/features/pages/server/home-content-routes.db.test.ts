import { describe, expect, it } from 'vitest'

import { homeContent } from '#db/seed/home-content.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { shownFilm } from '../rules/shown-film.ts'
import { completeHomeContent, shownPictures } from '../rules/home-content.ts'
import { defaultHomeContent } from '../texts/default-home-content.ts'
import { homeContentTable } from './home-content-table.ts'
import { saveHomeContent } from './pages.ts'

const restaurant = testRestaurant()

async function content(): Promise<unknown> {
  const response = await restaurant.app.inject('/api/home-content')
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const save = (facts: Partial<typeof homeContent>) =>
  restaurant.content.change((tx) => saveHomeContent(tx, { ...homeContent, ...facts }))

const films = (record: typeof homeContent | undefined) => ({
  heroFilm: shownFilm('hero', record),
  reservationFilm: shownFilm('reservation', record),
})

describe('the content of the home page', () => {
  it('are those of the record, in both languages', async () => {
    const {
      pendingHeroVideoUrl: _hero,
      heroPosterUrl: _heroPoster,
      pendingReservationVideoUrl: _mood,
      reservationPosterUrl: _moodPoster,
      isActive: _active,
      ...shown
    } = homeContent
    expect(await content()).toEqual({ ...shown, ...films(homeContent) })
  })

  it('are the new ones in the response after a change', async () => {
    await save({ reviewsTitle: 'Heard at the counter', reviewsTitleVi: '' })
    expect(await content()).toMatchObject({ reviewsTitle: 'Heard at the counter', reviewsTitleVi: null })
  })

  it('are the restaurant’s while the record is put aside', async () => {
    await save({ heroTitle: 'Fire', isActive: false })
    expect(await content()).toEqual({
      ...completeHomeContent(undefined, defaultHomeContent),
      ...shownPictures(homeContent),
      ...films(homeContent),
    })
  })

  it('are the restaurant’s where there is no record', async () => {
    await restaurant.content.change((tx) => tx.delete(homeContentTable))
    expect(await content()).toEqual({
      ...completeHomeContent(undefined, defaultHomeContent),
      ...shownPictures(undefined),
      ...films(undefined),
    })
  })
})

it('the home page has one record and no second', async () => {
  await save({})
  const second = restaurant.db.insert(homeContentTable).values({ heroTitle: 'Another' })
  await expect(second).rejects.toMatchObject({ cause: { constraint: 'home_content_pkey' } })
})
