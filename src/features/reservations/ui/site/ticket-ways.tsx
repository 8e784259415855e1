import { ButtonLink } from '#src/design/button.tsx'
import { CalendarIcon } from '#src/design/calendar-icon.tsx'
import layout from '#src/design/layout.module.css'
import { RestaurantWays } from '#src/features/restaurant/ui/site/restaurant-ways.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { ReservationStatus } from '../../contract/reservation.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'

/** What the guest does with the ticket elsewhere: call, find the way, or add it to the calendar. */
export function TicketWays({ token, status }: { token: string; status: ReservationStatus }) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  return (
    <div className={layout.wrap3}>
      <RestaurantWays />
      {status !== 'completed' && (
        <ButtonLink
          look="secondary"
          size="small"
          to={`/reservation/${encodeURIComponent(token)}/calendar.ics?lang=${language}`}
          // The link leads to a file of the server, not to a page of the site.
          reloadDocument
          download
          icon={<CalendarIcon />}
        >
          {status === 'cancelled' ? texts.calendarCancelled : texts.calendar}
        </ButtonLink>
      )}
    </div>
  )
}
