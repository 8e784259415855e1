/** The server stores at most this many reviews. */
export const maxReviews = 12
/**
 * With this many reviews, the office no longer offers to add another. The home page shows four at first, and four more in a second
 * row when the guest opens them.
 */
export const reviewsOfTwoRows = 8
/** The highest place that an admin can type. The server itself may give reviews higher places. */
export const lastTypedOrder = 8

/** How many published reviews the home page shows at first. */
export const shownAtOnce = 4
