import { describe, expect, test } from 'vitest'

import { aboutContent } from '#db/seed/about-content.ts'
import { blogPosts } from '#db/seed/blog-posts.ts'
import { dishes } from '#db/seed/dishes.ts'
import { homeContent } from '#db/seed/home-content.ts'
import { pageSeo } from '#db/seed/page-seo.ts'
import { reviews } from '#db/seed/reviews.ts'
import { siteSettings } from '#db/seed/site-settings.ts'
import { newSettings } from '#src/features/restaurant/rules/new-settings.ts'
import { contentGaps, gaps, type Gap, type SiteFacts, toFillIn } from './to-fill-in.ts'

const now = new Date('2026-05-06T05:00:00Z')
const picture = '/objects/uploads/0123456789abcdef01234567.webp'
const admin = { role: 'admin', email: 'lan@pizza.vn', isActive: true, hasDemoPassword: false }
const staff = { ...admin, role: 'staff', email: 'minh@pizza.vn' }
const head = { pageKey: 'home', metaTitle: 'Pizza', metaDescription: 'By the sea', keywords: null } as const

const complete: SiteFacts = {
  settings: {
    ...newSettings,
    name: 'Pizza by the sea',
    logoUrl: picture,
    phone: '0274 380 1234',
    email: 'we@pizza.vn',
    address: '1 Sea Road',
    mapQuery: '1 Sea Road, Vũng Tàu',
    openingHours: [{ weekday: 1, opens: '11:00', closes: '22:00' }],
    vatPeriods: [{ from: '2026-01-01', to: null, rate: 8 }],
    bankAccount: { bankBin: '970436', accountNumber: '0123456789', accountName: 'LAN' },
    socialImageUrl: picture,
    copyright: '© Pizza by the sea',
  },
  hasCategories: true,
  dishes: [{ imageUrl: picture }],
  home: {
    heroTitle: 'Salt and fire',
    storyTitle: 'A boat',
    isActive: true,
    pendingHeroVideoUrl: null,
    heroPosterUrl: picture,
    pendingReservationVideoUrl: null,
    reservationPosterUrl: null,
    chapter1ImageUrl: null,
    chapter2ImageUrl: picture,
    chapter3ImageUrl: null,
    visitImageUrl: picture,
  },
  about: {
    storyTitle: 'Our beach',
    storyContent: 'It began with a boat.',
    storyImageUrl: picture,
    teamMember1ImageUrl: null,
    teamMember2ImageUrl: null,
    teamMember3ImageUrl: null,
    isActive: true,
  },
  heads: [
    { ...head, language: 'vi' },
    { ...head, language: 'en' },
  ],
  reviews: [{ customerTitle: 'Guest' }],
  posts: [],
  accounts: [admin, staff],
}
const { home, about } = complete

describe('what is left to fill in', () => {
  test('is nothing where the site is the owner’s', () => {
    expect(toFillIn(complete, now)).toEqual([])
  })

  test('is, without demo data, everything but what may stay empty or comes with a dish', () => {
    const nothing: SiteFacts = {
      settings: newSettings,
      hasCategories: false,
      dishes: [],
      home: { ...home, heroTitle: null, heroPosterUrl: null, visitImageUrl: null },
      about: { ...about, storyTitle: null, storyContent: null, storyImageUrl: null },
      heads: [],
      reviews: [],
      posts: [],
      accounts: [{ ...admin, email: 'admin@restaurant.invalid' }],
    }
    const may = ['links', 'dishPictures', 'homeStory', 'team', 'news']
    expect(toFillIn(nothing, now)).toEqual(gaps.filter((gap) => !may.includes(gap)))
  })

  test('is, of the demo restaurant, everything of its own that a real one cannot have', () => {
    const demo: SiteFacts = {
      settings: siteSettings,
      hasCategories: true,
      dishes,
      home: homeContent,
      about: aboutContent,
      heads: pageSeo,
      reviews,
      posts: blogPosts,
      accounts: [{ ...admin, hasDemoPassword: true }],
    }
    const left = toFillIn(demo, now).filter((gap) => (contentGaps as readonly string[]).includes(gap))
    expect(left).toEqual(contentGaps.filter((gap) => !['categories', 'dishPictures'].includes(gap)))
  })

  test.each<[Gap, Partial<SiteFacts>]>([
    ['logo', { settings: { ...complete.settings, logoUrl: null } }],
    ['account', { accounts: [{ ...admin, email: 'admin@beplua.example' }, staff] }],
    ['account', { accounts: [admin, { ...admin, hasDemoPassword: true }, staff] }],
    ['categories', { hasCategories: false }],
    ['dishes', { dishes: [] }],
    ['dishes', { dishes: [{ imageUrl: picture }, { imageUrl: '/objects/dishes/margherita.webp' }] }],
    ['dishPictures', { dishes: [{ imageUrl: picture }, { imageUrl: null }] }],
    ['homeTexts', { home: { ...home, heroTitle: null } }],
    ['homeTexts', { home: { ...home, isActive: false } }],
    ['homeFilms', { home: { ...home, heroPosterUrl: null } }],
    ['homeFilms', { home: { ...home, heroPosterUrl: '/brand/hero-1280.webp' } }],
    ['homeFilms', { home: { ...home, pendingReservationVideoUrl: '/api/assets/hero2.landingpage.mp4' } }],
    ['homeStory', { home: { ...home, storyTitle: homeContent.storyTitle } }],
    ['homeStory', { home: { ...home, chapter3ImageUrl: '/objects/story/table.webp' } }],
    ['roomPicture', { home: { ...home, visitImageUrl: null } }],
    ['roomPicture', { home: { ...home, visitImageUrl: '/objects/story/room.webp' } }],
    ['aboutTexts', { about: { ...about, storyContent: '' } }],
    ['aboutTexts', { about: { ...about, isActive: false } }],
    ['aboutPictures', { about: { ...about, storyImageUrl: null } }],
    ['aboutPictures', { about: { ...about, storyImageUrl: '/objects/story/oven.webp' } }],
    ['team', { about: { ...about, teamMember2ImageUrl: '/objects/team/oven-keeper.webp' } }],
    ['seo', { heads: [{ ...head, language: 'vi' }] }],
    [
      'seo',
      { heads: [...complete.heads, { ...head, pageKey: 'menu', language: 'vi', keywords: 'Bếp Lửa' }] },
    ],
    ['reviews', { reviews: [] }],
    ['news', { posts: [{ imageUrl: '/objects/news/half-and-half-card.webp' }] }],
    ['staff', { accounts: [admin] }],
    ['staff', { accounts: [admin, { ...staff, isActive: false }] }],
  ])('is %s with %j', (gap, changed) => {
    expect(toFillIn({ ...complete, ...changed }, now)).toEqual([gap])
  })
})
