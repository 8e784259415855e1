import { Badge } from '#src/design/badge.tsx'
import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { CopyButton } from '#src/web/office/copy-button.tsx'
import { momentText } from '#src/web/office/moment.ts'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { DeleteLink, DetailsLink, EditLink } from '#src/web/office/row-links.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { nextStep } from '../../rules/day-view.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { reservationAsText } from './reservation-as-text.ts'
import styles from './reservation-parts.module.css'
import { reservationResource } from './reservation-resource.tsx'
import { ReservationStatusSelect } from './status-select.tsx'
import { ArrivedButton, NoShowButton } from './visit-marks.tsx'

/** The details of a listed reservation that staff rarely need. Here admins can also change and delete the reservation. */
export function CardMore({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const address = useOpenAddress('reservation')
  const { id, name, archivedAt } = reservation
  const mayChange = reservationResource.mayChange(reservation)
  return (
    <div className={styles.more}>
      <Origin reservation={reservation} />
      <CallMarks row={reservation} />
      <div className={card.actions}>
        {archivedAt === null && <ReservationStatusSelect reservation={reservation} />}
        {nextStep(reservation, now) !== 'arrived' && <ArrivedButton reservation={reservation} />}
        <NoShowButton reservation={reservation} />
        <DetailsLink to={address({ as: 'details', id })} label={texts.detailsOf(name)} />
        <CopyButton
          text={() => reservationAsText(reservation, language, serverTime())}
          label={texts.copyOf(name)}
        />
        {mayChange && <EditLink to={address({ as: 'edit', id })} label={texts.editOf(name)} />}
        {mayChange && <DeleteLink to={address({ as: 'delete', id })} label={texts.deleteOf(name)} />}
      </div>
    </div>
  )
}

/** When and how the reservation was made, and the guest's e-mail address. */
function Origin({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const { createdAt, source, createdBy, createdByName, email } = reservation
  return (
    <p className={styles.booked}>
      {texts.bookedAt(momentText(new Date(createdAt), language, now))}
      {source === 'staff' && <Badge>{texts.byPhone}</Badge>}
      {createdBy !== null && <span>{texts.takenBy(createdByName)}</span>}
      {email && (
        <a className={styles.contact} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  )
}
