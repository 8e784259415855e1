/** The restaurant's time zone. Dates, times and schedules that name no zone are in it. */
export const restaurantTimeZone = 'Asia/Ho_Chi_Minh'
