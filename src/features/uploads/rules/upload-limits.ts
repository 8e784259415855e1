/** The purpose of an upload: a picture of a dish or an article, the avatar of a guest, or a film of the home page. */
export const uploadPurposes = ['image', 'avatar', 'home-video'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** The largest file of each purpose, in bytes. */
export const maxUploadBytes: Readonly<Record<UploadPurpose, number>> = {
  image: 10 * 1024 * 1024,
  avatar: 10 * 1024 * 1024,
  'home-video': 200 * 1024 * 1024,
}

/**
 * The longest side of a picture that the server accepts, in pixels. A picture with shorter sides may still have too many pixels in
 * total; cropping in the browser then scales it down.
 */
export const maxPictureSide = 16_383

/** How many files may be chosen at once in a form field for several files. */
export const maxFilesAtOnce = 5

/** A size in whole megabytes, for a message: 10 for 10 MB. */
export function inMegabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024))
}
