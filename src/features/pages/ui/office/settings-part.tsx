import { BookingsOnDay } from '#src/features/reservations/ui/shared/office/bookings-on-day.tsx'
import { RestaurantSettings } from '#src/features/restaurant/ui/shared/office/restaurant-settings.tsx'
import { ToFillInList } from '#src/features/pages/ui/shared/office/to-fill-in-list.tsx'

/** The settings of the restaurant, below what of the whole site is left; a closure day shows the bookings that it would touch. */
export function SettingsPart() {
  return (
    <RestaurantSettings plannedOn={BookingsOnDay}>
      <ToFillInList praise />
    </RestaurantSettings>
  )
}
