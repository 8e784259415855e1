/** The server stores no more reviews. */
export const maxReviews = 12
/** From so many on, the office offers no more to add: the home page shows four, and a row of four when the others are unfolded. */
export const reviewsOfTwoRows = 8
/** The last place that is typed; the server may give later ones. */
export const lastTypedOrder = 8

/** So many published reviews are in sight on the home page at first. */
export const shownAtOnce = 4
