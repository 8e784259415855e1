/** The restaurant's time zone. Dates, times and schedules that name no time zone are in this time zone. */
export const restaurantTimeZone = 'Asia/Ho_Chi_Minh'
