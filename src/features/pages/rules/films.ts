/** The two films of the home page: one behind the opening texts, and a calmer one behind the booking form. */
export const filmNames = ['hero', 'reservation'] as const
export type FilmName = (typeof filmNames)[number]

interface DemoFilm {
  /** The address of the demo restaurant's film in the home page's record. */
  readonly film: string
  readonly poster: string
  /** The first characters of the hash of the film's file. A test checks that they match the file. */
  readonly version: string
}

/** The films and posters that came with the demo restaurant. */
export const demoFilms: Readonly<Record<FilmName, DemoFilm>> = {
  hero: {
    film: '/api/assets/hero.landingpage.mp4',
    poster: '/brand/hero-1280.webp',
    version: '3f913041',
  },
  reservation: {
    film: '/api/assets/hero2.landingpage.mp4',
    poster: '/brand/mood-1280.webp',
    version: 'f0720757',
  },
}

/** The fields of the home page's content that hold the address of each film and of its poster. */
export const filmFields = {
  hero: { film: 'pendingHeroVideoUrl', poster: 'heroPosterUrl' },
  reservation: { film: 'pendingReservationVideoUrl', poster: 'reservationPosterUrl' },
} as const
export type FilmColumn = (typeof filmFields)[FilmName]['film' | 'poster']
/** All fields that hold a film or a poster, each film before its poster. */
export const filmColumns = filmNames.flatMap((name) => [filmFields[name].film, filmFields[name].poster])

/**
 * True for the address of an uploaded film. Such an address has no file extension, because the format is recognized from the film's
 * bytes.
 */
export function isUploadedFilm(address: string): boolean {
  return /^\/objects\/uploads\/[\da-f]{24}$/.test(address)
}

/**
 * The version that the film's public address contains. It changes with the film, so that a browser may cache each version for long.
 */
export function filmVersion(name: FilmName, film: string): string {
  return film === demoFilms[name].film ? demoFilms[name].version : film.slice(-24, -16)
}
