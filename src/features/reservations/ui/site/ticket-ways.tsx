import { ButtonLink } from '#src/design/button.tsx'
import { MapPinIcon, PhoneIcon } from '#src/design/icons.tsx'
import { ClockIcon } from '#src/design/task-icons.tsx'
import { mapPageAddress } from '#src/features/restaurant/rules/map-address.ts'
import { phoneLink } from '#src/features/restaurant/ui/shared/contact-links.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { ReservationStatus } from '../../contract/reservation.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import styles from './reservation-ticket.module.css'

/** What the guest does with the ticket elsewhere: call, find the way, put it into the calendar. */
export function TicketWays({ token, status }: { token: string; status: ReservationStatus }) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const settings = useSiteSettings()
  return (
    <div className={styles.ways}>
      {settings.phone !== '' && (
        <ButtonLink look="secondary" size="small" to={phoneLink(settings.phone)} icon={<PhoneIcon />}>
          {texts.call(settings.phone)}
        </ButtonLink>
      )}
      {settings.mapQuery !== '' && (
        <ButtonLink
          look="secondary"
          size="small"
          to={mapPageAddress(settings)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MapPinIcon />}
        >
          {texts.map}
        </ButtonLink>
      )}
      {status !== 'completed' && (
        <ButtonLink
          look="secondary"
          size="small"
          to={`/reservation/${encodeURIComponent(token)}/calendar.ics?lang=${language}`}
          // A file of the server, and no page of the site.
          reloadDocument
          download
          icon={<ClockIcon />}
        >
          {status === 'cancelled' ? texts.calendarCancelled : texts.calendar}
        </ButtonLink>
      )}
    </div>
  )
}
