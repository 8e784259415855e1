import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { RowDetails } from '#src/web/office/row-details.tsx'
import { rowOf, type RowState } from '#src/web/office/row-state.tsx'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { reservationAsText } from './reservation-as-text.ts'
import { ReservationFacts } from './reservation-facts.tsx'

interface ReservationDetailsProps {
  readonly open: boolean
  onClose(): void
  readonly single: RowState<Reservation>
}

/** The dialog with everything there is to know of a reservation; admins go on from there to change it. */
export function ReservationDetails({ single, ...dialog }: ReservationDetailsProps) {
  const row = rowOf(single)
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const address = useOpenAddress('reservation')
  const isAdmin = storedUser()?.role === 'admin'
  return (
    <RowDetails
      {...dialog}
      single={single}
      title={row ? texts.dialog.title(row.name) : texts.title}
      texts={{ ...texts.dialog, failed: texts.list.failed }}
      asText={(reservation) => reservationAsText(reservation, language, serverTime())}
      editAddress={(reservation) =>
        isAdmin && reservation.archivedAt === null ? address({ as: 'edit', id: reservation.id }) : undefined
      }
    >
      {(reservation) => <ReservationFacts reservation={reservation} />}
    </RowDetails>
  )
}
