import type { Route } from './+types/booking-page'
import { mapOrigin } from '#src/features/restaurant/rules/map-address.ts'
import { FormPage } from '#src/features/restaurant/ui/site/form-page.tsx'
import { loadRoom } from '#src/features/restaurant/ui/site/load-room.ts'
import { NoScript } from '#src/features/restaurant/ui/site/no-script.tsx'
import { RestaurantMap } from '#src/features/restaurant/ui/site/restaurant-map.tsx'
import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import { useTexts } from '#src/web/language.tsx'
import { dataInHtml } from '#src/web/page-data.ts'
import type { PageHandle } from '#src/web/page-handle.ts'
import { bookingPageTexts } from '../../texts/booking-page-texts.ts'
import bookingStyles from './booking-waiting.module.css'

export const handle: PageHandle = { frameOrigin: mapOrigin }

const pageData = dataInHtml('/booking', loadRoom)
export const loader = pageData.loader
export const clientLoader = pageData.clientLoader

// The form's code is not loaded with the page's code, as on the home page. It starts to load as soon as the page is hydrated.
const DeferredBooking = hydrateNearViewport({
  load: async () => (await import('./booking.tsx')).Booking,
  margin: 500,
  fallback: <div className={bookingStyles.waiting} aria-hidden="true" />,
  failed: <FailedPart page="booking" />,
})

/**
 * The page on which guests book a table: the booking form, a picture of the dining room, the address, the opening hours, and
 * directions.
 */
export default function BookingPage({ loaderData, params }: Route.ComponentProps) {
  const texts = useTexts(bookingPageTexts)
  const room = pageData.useData(loaderData, params)
  return (
    <FormPage
      texts={texts}
      room={room}
      form={
        <>
          <NoScript text={texts.noScript} />
          <DeferredBooking place="page" />
        </>
      }
      map={
        <>
          <h3>{texts.map}</h3>
          <RestaurantMap />
        </>
      }
    />
  )
}
