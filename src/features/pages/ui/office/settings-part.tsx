import { useResource } from '#src/web/office/resource/resource-calls.ts'
import { categoryResource } from '#src/features/menu/ui/office/category-resource.ts'
import { TouchedOrders } from '#src/features/orders/ui/office/touched-orders.tsx'
import { TouchedBookings } from '#src/features/reservations/ui/office/touched-bookings.tsx'
import type { Touches } from '#src/features/restaurant/rules/touched-bookings.ts'
import { RestaurantSettings } from '#src/features/restaurant/ui/office/restaurant-settings.tsx'
import { ToFillInList } from './to-fill-in-list.tsx'

const none: readonly never[] = []

/**
 * The restaurant's settings, below the list of things that the owner still has to fill in. For each special day, this part shows
 * the bookings and orders that the day affects.
 */
export function SettingsPart() {
  const { data = none } = useResource(categoryResource)
  return (
    <RestaurantSettings touched={Touched} categories={data}>
      <ToFillInList praise />
    </RestaurantSettings>
  )
}

function Touched({ touches }: { readonly touches: Touches }) {
  return (
    <>
      <TouchedBookings touches={touches} />
      <TouchedOrders touches={touches} />
    </>
  )
}
