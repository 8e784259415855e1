/** The purpose of an upload: a picture for a dish or an article, a guest's avatar, or a film for the home page. */
export const uploadPurposes = ['image', 'avatar', 'home-video'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** The size of the largest file for each purpose, in bytes. */
export const maxUploadBytes: Readonly<Record<UploadPurpose, number>> = {
  image: 10 * 1024 * 1024,
  avatar: 10 * 1024 * 1024,
  'home-video': 200 * 1024 * 1024,
}

/**
 * The longest side that a picture may have for the server to accept it, in pixels. A picture with shorter sides may still have too
 * many pixels in all; cropping in the browser then scales it down.
 */
export const maxPictureSide = 16_383

/** How many files a user may choose at once in a form field for several files. */
export const maxFilesAtOnce = 5

/** A size in whole megabytes for use in a message: 10 for 10 MB. */
export function inMegabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024))
}
