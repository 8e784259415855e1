import { ButtonLink } from '#src/design/button.tsx'
import { CalendarIcon } from '#src/design/calendar-icon.tsx'
import layout from '#src/design/layout.module.css'
import { RestaurantWays } from '#src/features/restaurant/ui/site/restaurant-ways.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { ReservationStatus } from '../../contract/reservation.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import styles from './reservation-ticket.module.css'

/** Links for what the guest may want to do next: add the visit to a calendar, call the restaurant, or get directions. */
export function TicketWays({ token, status }: { token: string; status: ReservationStatus }) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  return (
    <div className={layout.wrap3}>
      {status !== 'completed' && (
        <ButtonLink
          look={status === 'confirmed' ? 'primary' : 'secondary'}
          size="small"
          className={styles.calendar}
          to={`/reservation/${encodeURIComponent(token)}/calendar.ics?lang=${language}`}
          // The link leads to a calendar file from the server and not to a page, so React Router must not handle it.
          reloadDocument
          download
          icon={<CalendarIcon />}
        >
          {status === 'cancelled' ? texts.calendarCancelled : texts.calendar}
        </ButtonLink>
      )}
      <RestaurantWays />
    </div>
  )
}
