/** The maximum number of pinned posts. Their places are counted from 0. */
export const maxPinned = 4
/** The maximum number of pictures in the texts of a post. The same picture in both languages counts once. */
export const maxContentPictures = 5
/** The maximum length of one language's Markdown, in characters. */
export const maxContentLength = 50_000
/** The maximum length of a slug, also in a call that looks for a post by its slug. */
export const maxSlugLength = 200
