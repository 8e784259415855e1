/** The maximum number of pinned posts. Their positions are counted from 0. */
export const maxPinned = 4
/** The maximum number of pictures in the texts of a post. The same picture in both languages counts once. */
export const maxContentPictures = 5
/** The maximum length of one language's Markdown, in characters. */
export const maxContentLength = 50_000
/** The maximum length of a slug. It also applies to calls that look for a post by its slug. */
export const maxSlugLength = 200
