/** The restaurant's time zone. Dates, times and schedules without a time zone are in this one. */
export const restaurantTimeZone = 'Asia/Ho_Chi_Minh'
