/** The two films of the home page: `hero` behind the texts at the top, and a calmer one behind the booking form. */
export const filmNames = ['hero', 'reservation'] as const
export type FilmName = (typeof filmNames)[number]

interface DemoFilm {
  /** The address of the demo restaurant's film in the home page's record. */
  readonly film: string
  readonly poster: string
  /** The first characters of the hash of the film's file. A test checks that they belong to the file. */
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

/** The names of the fields that contain the address of each film and of its poster (the picture that is shown before it plays). */
export const filmFields = {
  hero: { film: 'pendingHeroVideoUrl', poster: 'heroPosterUrl' },
  reservation: { film: 'pendingReservationVideoUrl', poster: 'reservationPosterUrl' },
} as const
export type FilmColumn = (typeof filmFields)[FilmName]['film' | 'poster']
/** The names of all fields for a film or a poster, each film before its poster. */
export const filmColumns = filmNames.flatMap((name) => [filmFields[name].film, filmFields[name].poster])

/**
 * True for the address of an uploaded film. It has no file extension, because the server recognizes the format by the film's bytes.
 */
export function isUploadedFilm(address: string): boolean {
  return /^\/objects\/uploads\/[\da-f]{24}$/.test(address)
}

/**
 * The version in the film's public address. Another film has another version, so browsers can cache each version for a long time.
 */
export function filmVersion(name: FilmName, film: string): string {
  return film === demoFilms[name].film ? demoFilms[name].version : film.slice(-24, -16)
}
