/** Where the booking form stands on the home page. */
export const reservationAnchor = 'booking'
