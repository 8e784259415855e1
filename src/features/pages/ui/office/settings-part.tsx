import { BookingsOnDay } from '#src/features/reservations/ui/shared/office/bookings-on-day.tsx'
import { RestaurantSettings } from '#src/features/restaurant/ui/shared/office/restaurant-settings.tsx'

/** The settings of the restaurant; a closure day shows the bookings that it would touch. */
export function SettingsPart() {
  return <RestaurantSettings plannedOn={BookingsOnDay} />
}
