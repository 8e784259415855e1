/** The restaurant's time zone, which dates, times and schedules without one are in. */
export const restaurantTimeZone = 'Asia/Ho_Chi_Minh'
