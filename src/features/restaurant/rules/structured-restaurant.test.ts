import { expect, it } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { newSettings } from './new-settings.ts'
import { structuredRestaurant } from './structured-restaurant.ts'

const settings = {
  ...siteSettings,
  openingHours: [...siteSettings.openingHours],
  closures: [
    { date: '2026-02-14', to: '2026-02-20', reason: 'Tet', reasonVi: 'Tết' },
    { date: '2026-09-02', reason: '', reasonVi: '' },
  ],
  lunarClosures: [{ month: 3, day: 10, reason: '', reasonVi: '', dates: [{ date: '2026-04-26' }] }],
  specialHours: [{ date: '2026-12-31', opens: '11:00', closes: '15:00' }],
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
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-02-14',
        validThrough: '2026-02-20',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-09-02',
        validThrough: '2026-09-02',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-04-26',
        validThrough: '2026-04-26',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-31',
        validThrough: '2026-12-31',
        opens: '11:00',
        closes: '15:00',
      },
    ],
    sameAs: [settings.facebookUrl, settings.instagramUrl, settings.tiktokUrl].filter(Boolean),
  })
})

it('says nothing of what the owner has not filled in', () => {
  const said = JSON.parse(
    JSON.stringify(structuredRestaurant(newSettings, { language: 'en', origin })),
  ) as object
  expect(said).toEqual({
    '@type': 'Restaurant',
    '@id': 'https://pizza.example/#restaurant',
    name: 'New restaurant',
    url: 'https://pizza.example/',
    address: { '@type': 'PostalAddress', addressCountry: 'VN' },
    openingHoursSpecification: [],
    specialOpeningHoursSpecification: [],
    servesCuisine: ['Pizza', 'Italian', 'Vietnamese'],
    currenciesAccepted: 'VND',
    acceptsReservations: true,
    hasMenu: 'https://pizza.example/menu',
    sameAs: [],
  })
})

it.each([
  ['/objects/uploads/logo.webp', 'https://pizza.example/objects/uploads/logo.webp'],
  ['/brand/logo_on_dark.svg', 'https://pizza.example/brand/mark.png'],
])('names a logo that a search engine can show: of %s %s', (logoUrl, logo) => {
  expect(structuredRestaurant({ ...settings, logoUrl }, { language: 'vi', origin })).toMatchObject({ logo })
})

it.each([{ latitude: null }, { longitude: null }])('has no place with half of it: %j', (half) => {
  expect(structuredRestaurant({ ...settings, ...half }, { language: 'vi', origin })).not.toHaveProperty('geo')
})
