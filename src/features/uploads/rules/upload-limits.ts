/** What is uploaded for: a picture of a dish or an article, the small one of a guest, or a film of the home page. */
export const uploadPurposes = ['image', 'avatar', 'home-video'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Largest file of a purpose, in bytes. */
export const maxUploadBytes: Readonly<Record<UploadPurpose, number>> = {
  image: 10 * 1024 * 1024,
  avatar: 10 * 1024 * 1024,
  'home-video': 200 * 1024 * 1024,
}

/** The longest side of a picture that the server takes, in pixels. What has too many of them alone is scaled down by cropping. */
export const maxPictureSide = 16_383

/** Files that may be chosen at a time where several are taken. */
export const maxFilesAtOnce = 5

/** A size as it is written in a message: 10. */
export function inMegabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024))
}
