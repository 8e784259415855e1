import { expect, it } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { structuredRestaurant } from './structured-restaurant.ts'

const settings = {
  ...siteSettings,
  openingHours: [...siteSettings.openingHours],
  closures: [{ date: '2026-02-17', reason: 'Tet', reasonVi: 'Tết' }],
  vatPeriods: [...siteSettings.vatPeriods],
  linkedinUrl: '',
}
const origin = 'https://pizza.example'

it('describes the restaurant in the language of the page', () => {
  expect(structuredRestaurant(settings, { language: 'vi', origin })).toMatchObject({
    '@type': 'Restaurant',
    name: 'Bếp Lửa',
    description: 'Pizza nướng lò củi',
    address: { streetAddress: expect.stringContaining('Phường Thủ Dầu Một') },
    hasMenu: 'https://pizza.example/menu',
    acceptsReservations: true,
    servesCuisine: ['Pizza', 'Món Ý', 'Món Việt'],
    geo: { latitude: settings.latitude, longitude: settings.longitude },
  })
  expect(structuredRestaurant(settings, { language: 'en', origin })).toMatchObject({
    description: 'Wood-fired pizza',
    address: { streetAddress: expect.stringContaining('Thu Dau Mot Ward') },
    image: 'https://pizza.example/brand/social_en.jpg',
    servesCuisine: ['Pizza', 'Italian', 'Vietnamese'],
  })
})

it('says when the restaurant is open, when it is not, and where else it can be found', () => {
  const data = structuredRestaurant(settings, { language: 'en', origin })
  expect(data).toMatchObject({
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Sunday', opens: '11:00', closes: '22:00' }),
    ]),
    specialOpeningHoursSpecification: [expect.objectContaining({ validFrom: '2026-02-17', opens: '00:00' })],
    sameAs: [settings.facebookUrl, settings.instagramUrl, settings.tiktokUrl].filter(Boolean),
  })
})
