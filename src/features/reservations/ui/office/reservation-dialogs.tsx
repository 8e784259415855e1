import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { RowDetails } from '#src/web/office/resource/row-details.tsx'
import { RowDialogs } from '#src/web/office/resource/row-dialogs.tsx'
import { rowOf } from '#src/web/office/row-state.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { reservationAsText } from './reservation-as-text.ts'
import { ReservationFacts } from './reservation-facts.tsx'
import { reservationResource } from './reservation-resource.tsx'
import { formatVisit } from './visit-day.ts'

/**
 * The dialog for the reservation whose id is in the page's address. Staff can read the reservation and set its status; admins can
 * also change it.
 */
export function ReservationDialogs() {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const now = useServerMinute()
  return (
    <RowDialogs
      rows={reservationResource}
      form={{ of: reservationResource }}
      deletionText={(row) => texts.remove.text(row.name, formatVisit(row, now, language))}
      renderDetails={(details) => {
        const row = rowOf(details.state)
        return (
          <RowDetails
            {...details}
            rows={reservationResource}
            title={row ? texts.dialog.title(row.name) : texts.title}
            asText={(reservation) => reservationAsText(reservation, language, serverTime())}
          >
            {(reservation) => <ReservationFacts reservation={reservation} />}
          </RowDetails>
        )
      }}
    />
  )
}
