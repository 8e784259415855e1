import { z } from 'zod'

import { optionalLine } from '#src/kernel/text-field.ts'
import { isPictureAddress, maxPictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { demoFilms, filmColumns, isUploadedFilm, type FilmName } from '../rules/films.ts'
import { byName } from '../rules/page-fields.ts'

/** A silent film behind a text, and the picture in its place until it plays; either may be missing. */
export const ShownFilm = z.object({
  /** The film in each of its formats, best first; none where there is no film. */
  sources: z.array(z.object({ src: z.string(), type: z.string().optional() })),
  poster: z.string().nullable(),
})
export type ShownFilm = z.infer<typeof ShownFilm>

/** An uploaded film, or the one that came with the demo restaurant; blank for none. */
function film(name: FilmName) {
  return optionalLine(maxPictureAddress).refine(
    (address) => !address || address === demoFilms[name].film || isUploadedFilm(address),
    'A film is an uploaded one (/objects/uploads/…).',
  )
}

/** A picture of ours or with https, or the one that came with the demo restaurant; blank for none. */
function poster(name: FilmName) {
  return optionalLine(maxPictureAddress).refine(
    (address) => !address || address === demoFilms[name].poster || isPictureAddress(address),
    'A picture is an uploaded one (/objects/…) or has an address that begins with https://.',
  )
}

/** The film behind the opening texts, the one behind the booking form, and the picture in place of each. */
export const HomeFilmsInput = z.object({
  /** What has been uploaded goes live when the record is saved. */
  pendingHeroVideoUrl: film('hero'),
  heroPosterUrl: poster('hero'),
  pendingReservationVideoUrl: film('reservation'),
  reservationPosterUrl: poster('reservation'),
})

export const StoredHomeFilms = z.object(byName(filmColumns, () => z.string().nullable()))
export type StoredHomeFilms = z.infer<typeof StoredHomeFilms>
