import type { ShownFilm, StoredHomeFilms } from '../contract/home-films.ts'
import { demoFilms, filmFields, type FilmName, filmVersion } from './films.ts'

/** One film of the home page as guests see it, with the fixed public addresses of its files. `record` is the stored home page. */
export function shownFilm(name: FilmName, record: StoredHomeFilms | undefined): ShownFilm {
  const film = record?.[filmFields[name].film] ?? null
  const poster = record?.[filmFields[name].poster] ?? null
  if (film === null) return { sources: [], poster }
  const demo = demoFilms[name].film
  const query = `?v=${filmVersion(name, film)}`
  const own = { src: `${demo}${query}` }
  if (film !== demo) return { sources: [own], poster }
  // The AV1 file comes first, because it is half as large. A browser that cannot play AV1 takes the H.264 file.
  const av1 = {
    src: `${demo.replace('.mp4', '.av1.mp4')}${query}`,
    type: 'video/mp4; codecs="av01.0.05M.08"',
  }
  return { sources: [av1, { ...own, type: 'video/mp4' }], poster }
}
