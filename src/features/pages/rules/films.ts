import type { ShownFilm, StoredHomeFilms } from '../contract/home-films.ts'

/** The film behind the opening texts, and the calmer one behind the booking form. */
export const filmNames = ['hero', 'reservation'] as const
export type FilmName = (typeof filmNames)[number]

interface DemoFilm {
  /** What the record holds for it: its own address. */
  readonly film: string
  readonly poster: string
  /** The beginning of its hash; a test compares it with the file. */
  readonly version: string
}

/** What came with the demo restaurant. */
export const demoFilms: Readonly<Record<FilmName, DemoFilm>> = {
  hero: {
    film: '/api/assets/hero.landingpage.mp4',
    poster: '/brand/hero-1280.webp',
    version: '9153b9e6',
  },
  reservation: {
    film: '/api/assets/hero2.landingpage.mp4',
    poster: '/brand/mood-1280.webp',
    version: '426c7d6e',
  },
}

/** The fields of the record that hold each film and its poster. */
export const filmFields = {
  hero: { film: 'pendingHeroVideoUrl', poster: 'heroPosterUrl' },
  reservation: { film: 'pendingReservationVideoUrl', poster: 'reservationPosterUrl' },
} as const
export type FilmColumn = (typeof filmFields)[FilmName]['film' | 'poster']
/** All of them, each film before its poster. */
export const filmColumns = filmNames.flatMap((name) => [filmFields[name].film, filmFields[name].poster])

/** Films are uploaded without an ending: their bytes say what they are. */
export function isUploadedFilm(address: string): boolean {
  return /^\/objects\/uploads\/[\da-f]{24}$/.test(address)
}

/** Changes with the film, so that a browser may reuse it for ever. */
export function filmVersion(name: FilmName, film: string): string {
  return film === demoFilms[name].film ? demoFilms[name].version : film.slice(-24, -16)
}

/** A film of the record as guests see it, under its fixed public address. */
export function shownFilm(name: FilmName, record: StoredHomeFilms | undefined): ShownFilm {
  const film = record?.[filmFields[name].film] ?? null
  const poster = record?.[filmFields[name].poster] ?? null
  if (film === null) return { sources: [], poster }
  const demo = demoFilms[name].film
  const query = `?v=${filmVersion(name, film)}`
  const own = { src: `${demo}${query}` }
  if (film !== demo) return { sources: [own], poster }
  // AV1 where the browser plays it, at half the size; H.264 everywhere else.
  const av1 = {
    src: `${demo.replace('.mp4', '.av1.mp4')}${query}`,
    type: 'video/mp4; codecs="av01.0.05M.08"',
  }
  return { sources: [av1, { ...own, type: 'video/mp4' }], poster }
}
