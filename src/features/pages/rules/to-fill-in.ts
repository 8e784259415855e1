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

/** What the owner has to fill in besides the settings, in the order in which the list recommends it. */
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

// The cast is needed because the type of `Object.keys` gives the keys as plain strings.
export const gaps = [...(Object.keys(gapSections) as SettingsGap[]), ...contentGaps]
export type Gap = (typeof gaps)[number]

interface Pictured {
  readonly imageUrl: string | null
}

/** The data from which the list of things to fill in is made. */
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
    | 'storyTitle'
    | 'storyContent'
    | 'storyImageUrl'
    | 'teamMember1ImageUrl'
    | 'teamMember2ImageUrl'
    | 'teamMember3ImageUrl'
    | 'isActive'
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
 * Texts of the demo restaurant. Only comparing a text with these tells that it is the demo's. A test checks that they match the
 * demo.
 */
const demo = {
  heroTitle: 'Pizza that meets the fire',
  storyTitle: 'It began with an oven',
  name: /Bếp Lửa|Bep Lua|Thủ Dầu Một|Thu Dau Mot/,
}

/** What is still empty or still the demo restaurant's. The result is empty if the owner has replaced everything. */
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
    // The owner may leave out the story, so only the demo's story has to be replaced.
    homeStory:
      home.storyTitle === demo.storyTitle ||
      [home.chapter1ImageUrl, home.chapter2ImageUrl, home.chapter3ImageUrl].some((imageUrl) =>
        isFrom('story')({ imageUrl }),
      ),
    roomPicture: !home.visitImageUrl || isFrom('story')({ imageUrl: home.visitImageUrl }),
    aboutTexts: !about.isActive || !about.storyContent || about.storyTitle === demo.storyTitle,
    aboutPictures: !about.storyImageUrl || isFrom('story')({ imageUrl: about.storyImageUrl }),
    // The owner may leave out the team, so only the demo's team has to be replaced.
    team: [about.teamMember1ImageUrl, about.teamMember2ImageUrl, about.teamMember3ImageUrl].some((imageUrl) =>
      isFrom('team')({ imageUrl }),
    ),
    seo: !languages.every((language) => heads.some(describesHome(language))) || heads.some(namesDemo),
    reviews: reviews.length === 0 || reviews.some(isDemoReview),
    // The owner may publish no news, so only the demo's news has to be replaced.
    news: facts.posts.some(isFrom('news')),
    staff: !accounts.some(({ role, ...own }) => role === 'staff' && !isProvisional(own)),
  }
  return [...settingsToFillIn(facts.settings, now), ...contentGaps.filter((gap) => missing[gap])]
}

/** True if the home page's opening has neither film nor picture, or if any film or picture of the page is the demo's. */
function lacksFilm(home: StoredHomeFilms): boolean {
  const { heroPosterUrl, pendingHeroVideoUrl, reservationPosterUrl, pendingReservationVideoUrl } = home
  const all = [heroPosterUrl, pendingHeroVideoUrl, reservationPosterUrl, pendingReservationVideoUrl]
  return (!heroPosterUrl && !pendingHeroVideoUrl) || all.some((address) => address && isDemoFilm(address))
}

function isDemoFilm(address: string): boolean {
  return Object.values(demoFilms).some(({ film, poster }) => address === film || address === poster)
}

/** Returns a check that is true if a picture came with the demo restaurant. Uploaded pictures are in another folder. */
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

/** True for an account with a publicly known password, or with the placeholder e-mail that the first start sets. */
function isProvisional({ email, hasDemoPassword }: { email: string; hasDemoPassword: boolean }): boolean {
  return hasDemoPassword || /\.(example|invalid)$/.test(email)
}
