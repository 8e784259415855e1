import { languages } from '#src/kernel/language.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import {
  gapSections,
  type Gap as SettingsGap,
  toFillIn as settingsToFillIn,
} from '#src/features/restaurant/rules/to-fill-in.ts'
import { isDemoReview } from '#src/features/reviews/rules/demo-review.ts'
import type { AboutRecord } from '../contract/about-content.ts'
import type { HomeRecord } from '../contract/home-content.ts'
import type { StoredHomeFilms } from '../contract/home-films.ts'
import type { PageSeo } from '../contract/page-seo.ts'
import { demoFilms } from './films.ts'
import type { HomeSections } from './home-sections.ts'
import type { FieldName } from './page-fields.ts'

/** The things outside the settings that the owner has to fill in, in the order in which the office lists them. */
export const contentGaps = [
  'account',
  'categories',
  'dishes',
  'dishPictures',
  'homeTexts',
  'homeFilms',
  'homeStory',
  'roomPicture',
  'aboutTexts',
  'aboutPictures',
  'team',
  'seo',
  'reviews',
  'news',
  'staff',
] as const
export type ContentGap = (typeof contentGaps)[number]

// The cast is needed because `Object.keys` returns the keys as plain strings.
export const gaps = [...(Object.keys(gapSections) as SettingsGap[]), ...contentGaps]
export type Gap = (typeof gaps)[number]

interface Pictured {
  readonly imageUrl: string | null
}

/** All facts about the site from which the list of things to fill in is made. */
export interface SiteFacts {
  readonly settings: SiteSettings
  readonly hasCategories: boolean
  readonly dishes: readonly Pictured[]
  readonly home: Pick<
    HomeRecord,
    'heroTitle' | 'storyTitle' | 'isActive' | keyof StoredHomeFilms | FieldName<HomeSections, 'picture'>
  >
  readonly about: Pick<
    AboutRecord,
    'storyTitle' | 'storyContent' | 'storyImageUrl' | `teamMember${1 | 2 | 3}ImageUrl` | 'isActive'
  >
  readonly heads: readonly Pick<
    PageSeo,
    'pageKey' | 'language' | 'metaTitle' | 'metaDescription' | 'keywords'
  >[]
  /** The reviews that guests see. */
  readonly reviews: readonly { readonly customerTitle: string }[]
  readonly posts: readonly Pictured[]
  readonly accounts: readonly {
    readonly role: string
    readonly email: string
    readonly isActive: boolean
    readonly hasDemoPassword: boolean
  }[]
}

/**
 * Texts of the demo restaurant. If one of the site's texts equals one of these, the owner has not replaced it yet. A test checks
 * that the demo still uses these texts.
 */
const demo = {
  heroTitle: 'Pizza that meets the fire',
  storyTitle: 'It began with an oven',
  name: /Bếp Lửa|Bep Lua|Thủ Dầu Một|Thu Dau Mot/,
}

/**
 * Returns the things that are still empty or still have the content of the demo restaurant. The result is empty if the owner has
 * replaced everything.
 */
export function toFillIn(facts: SiteFacts, now: Date): Gap[] {
  const { home, about, heads, reviews, dishes } = facts
  const accounts = facts.accounts.filter(({ isActive }) => isActive)
  const missing: Readonly<Record<ContentGap, boolean>> = {
    account: accounts.some(({ role, ...own }) => role === 'admin' && isProvisional(own)),
    categories: !facts.hasCategories,
    dishes: dishes.length === 0 || dishes.some(isFrom('dishes')),
    dishPictures: dishes.some(({ imageUrl }) => imageUrl === null),
    homeTexts: !home.isActive || !home.heroTitle || home.heroTitle === demo.heroTitle,
    homeFilms: lacksFilm(home),
    // A home page may have no story, so the story must be filled in only if it is still the demo's story.
    homeStory:
      home.storyTitle === demo.storyTitle ||
      [home.chapter1ImageUrl, home.chapter2ImageUrl, home.chapter3ImageUrl].some((imageUrl) =>
        isFrom('story')({ imageUrl }),
      ),
    roomPicture: !home.visitImageUrl || isFrom('story')({ imageUrl: home.visitImageUrl }),
    aboutTexts: !about.isActive || !about.storyContent || about.storyTitle === demo.storyTitle,
    aboutPictures: !about.storyImageUrl || isFrom('story')({ imageUrl: about.storyImageUrl }),
    // The page may show no team, so the team must be filled in only if it is still the demo's team.
    team: [about.teamMember1ImageUrl, about.teamMember2ImageUrl, about.teamMember3ImageUrl].some((imageUrl) =>
      isFrom('team')({ imageUrl }),
    ),
    seo: !languages.every((language) => heads.some(describesHome(language))) || heads.some(namesDemo),
    reviews: reviews.length === 0 || reviews.some(isDemoReview),
    // A site may have no news, so the news must be filled in only if they are still the demo's news.
    news: facts.posts.some(isFrom('news')),
    staff: !accounts.some(({ role, ...own }) => role === 'staff' && !isProvisional(own)),
  }
  return [...settingsToFillIn(facts.settings, now), ...contentGaps.filter((gap) => missing[gap])]
}

/**
 * True if the opening section of the home page has neither film nor picture, or if a film or picture of the home page still comes
 * from the demo.
 */
function lacksFilm(home: StoredHomeFilms): boolean {
  const { heroPosterUrl, pendingHeroVideoUrl, reservationPosterUrl, pendingReservationVideoUrl } = home
  const all = [heroPosterUrl, pendingHeroVideoUrl, reservationPosterUrl, pendingReservationVideoUrl]
  return (!heroPosterUrl && !pendingHeroVideoUrl) || all.some((address) => address && isDemoFilm(address))
}

function isDemoFilm(address: string): boolean {
  return Object.values(demoFilms).some(({ film, poster }) => address === film || address === poster)
}

/**
 * Returns a function that tells whether a picture came with the demo restaurant: such pictures are in this folder, uploaded
 * pictures in another one.
 */
function isFrom(folder: 'dishes' | 'story' | 'team' | 'news') {
  return ({ imageUrl }: Pictured) => imageUrl?.startsWith(`/objects/${folder}/`) ?? false
}

function describesHome(of: PageSeo['language']) {
  return ({ pageKey, language, metaTitle, metaDescription }: SiteFacts['heads'][number]) =>
    pageKey === 'home' && language === of && !!metaTitle && !!metaDescription
}

function namesDemo({ metaTitle, metaDescription, keywords }: SiteFacts['heads'][number]): boolean {
  return [metaTitle, metaDescription, keywords].some((text) => text !== null && demo.name.test(text))
}

/** True for an account that still has a publicly known password, or the placeholder e-mail address that the first start has set. */
function isProvisional({ email, hasDemoPassword }: { email: string; hasDemoPassword: boolean }): boolean {
  return hasDemoPassword || /\.(example|invalid)$/.test(email)
}
