/** The anchor of the booking form on the home page. */
export const reservationAnchor = 'booking'
