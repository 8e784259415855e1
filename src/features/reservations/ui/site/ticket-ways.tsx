import { ButtonLink } from '#src/design/button.tsx'
import { CalendarIcon } from '#src/design/calendar-icon.tsx'
import layout from '#src/design/layout.module.css'
import { RestaurantWays } from '#src/features/restaurant/ui/site/restaurant-ways.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { ReservationStatus } from '../../contract/reservation.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'

/** Links for what the guest does with the ticket outside the page: call, find the way, or add the visit to the calendar. */
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
          // The link leads to a calendar file that the server makes, not to a page for React Router.
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
