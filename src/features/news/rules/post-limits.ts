/** Pinned posts, at most; their places are counted from 0. */
export const maxPinned = 4
/** Pictures within the texts of a post, at most; the same one in both languages counts once. */
export const maxContentPictures = 5
/** Markdown of one language, in characters. */
export const maxContentLength = 50_000
/** As much as a call that looks for a post takes. */
export const maxSlugLength = 200
