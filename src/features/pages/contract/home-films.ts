import { z } from 'zod'

import { optionalLine } from '#src/kernel/text-field.ts'
import { isPictureAddress, maxPictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { demoFilms, filmColumns, isUploadedFilm, type FilmName } from '../rules/films.ts'
import { byName } from '../rules/page-fields.ts'

/** A silent film behind a text, and the picture that is shown until it plays. Either may be missing. */
export const ShownFilm = z.object({
  /** The film in each of its formats, best first; empty if there is no film. */
  sources: z.array(z.object({ src: z.string(), type: z.string().optional() })),
  poster: z.string().nullable(),
})
export type ShownFilm = z.infer<typeof ShownFilm>

/** The address of an uploaded film, or of the demo restaurant's film. Blank means no film. */
function film(name: FilmName) {
  return optionalLine(maxPictureAddress).refine(
    (address) => !address || address === demoFilms[name].film || isUploadedFilm(address),
    'A film is an uploaded one (/objects/uploads/…).',
  )
}

/** The address of an uploaded picture, an https address, or that of the demo restaurant's picture. Blank means no picture. */
function poster(name: FilmName) {
  return optionalLine(maxPictureAddress).refine(
    (address) => !address || address === demoFilms[name].poster || isPictureAddress(address),
    'A picture is an uploaded one (/objects/…) or has an address that begins with https://.',
  )
}

/**
 * The two films (behind the opening texts and behind the booking form), and for each film the picture that is shown before it
 * plays.
 */
export const HomeFilmsInput = z.object({
  /** An uploaded film goes live when the record is saved. */
  pendingHeroVideoUrl: film('hero'),
  heroPosterUrl: poster('hero'),
  pendingReservationVideoUrl: film('reservation'),
  reservationPosterUrl: poster('reservation'),
})

export const StoredHomeFilms = z.object(byName(filmColumns, () => z.string().nullable()))
export type StoredHomeFilms = z.infer<typeof StoredHomeFilms>
