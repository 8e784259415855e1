/** The server stores at most this many reviews. */
export const maxReviews = 12
/**
 * With this many reviews, the office no longer offers to add one. The home page shows four at first, and a second row of four when
 * the guest unfolds the others.
 */
export const reviewsOfTwoRows = 8
/** The last place in the order that an admin can type. The server may give reviews places after it. */
export const lastTypedOrder = 8

/** The home page shows this many published reviews at first. */
export const shownAtOnce = 4
