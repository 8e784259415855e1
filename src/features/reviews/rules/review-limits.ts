/** The server stores no more reviews. */
export const maxReviews = 12
/** From so many on, the office offers no more to add: the home page shows two rows of four. */
export const reviewsOfTwoRows = 8
/** The last place that is typed; the server may give later ones. */
export const lastTypedOrder = 8
