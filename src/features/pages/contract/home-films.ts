import { z } from 'zod'

import { optionalLine } from '#src/kernel/text-field.ts'
import { isPictureAddress, maxPictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { demoFilms, filmColumns, isUploadedFilm, type FilmName } from '../rules/films.ts'
import { byName } from '../rules/page-fields.ts'

/** A silent film behind a text, and the picture (poster) that is shown until the film plays. Either of the two may be missing. */
export const ShownFilm = z.object({
  /** The film in each of its formats, the best first. Empty if there is no film. */
  sources: z.array(z.object({ src: z.string(), type: z.string().optional() })),
  poster: z.string().nullable(),
})
export type ShownFilm = z.infer<typeof ShownFilm>

/** The address of an uploaded film, or that of the demo restaurant's film. Blank means that there is no film. */
function film(name: FilmName) {
  return optionalLine(maxPictureAddress).refine(
    (address) => !address || address === demoFilms[name].film || isUploadedFilm(address),
    'A film is an uploaded one (/objects/uploads/…).',
  )
}

/**
 * The address of an uploaded picture, an https address, or the address of the demo restaurant's picture. Blank means that there is
 * no picture.
 */
function poster(name: FilmName) {
  return optionalLine(maxPictureAddress).refine(
    (address) => !address || address === demoFilms[name].poster || isPictureAddress(address),
    'A picture is an uploaded one (/objects/…) or has an address that begins with https://.',
  )
}

/**
 * The addresses of two films, one behind the texts at the top and one behind the booking form, and for each film the picture that
 * is shown before it plays.
 */
export const HomeFilmsInput = z.object({
  /** Guests see an uploaded film as soon as the record is saved. */
  pendingHeroVideoUrl: film('hero'),
  heroPosterUrl: poster('hero'),
  pendingReservationVideoUrl: film('reservation'),
  reservationPosterUrl: poster('reservation'),
})

export const StoredHomeFilms = z.object(byName(filmColumns, () => z.string().nullable()))
export type StoredHomeFilms = z.infer<typeof StoredHomeFilms>
