/** The error codes of calls that copy a picture from another site. */
export const pictureLinkCodes = [
  'uploads.link-forbidden',
  'uploads.link-unreachable',
  'uploads.link-no-picture',
  'uploads.link-too-large',
  'uploads.unavailable',
] as const
export type PictureLinkCode = (typeof pictureLinkCodes)[number]
