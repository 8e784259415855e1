import { classNames } from '#src/design/class-names.ts'
import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { CopyButton } from '#src/web/office/copy-button.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { DeleteLink, DetailsLink, EditLink } from '#src/web/office/row-links.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { reservationAsText } from './reservation-as-text.ts'
import styles from './reservation-parts.module.css'
import { reservationResource } from './reservation-resource.tsx'
import { VisitControls } from './visit-controls.tsx'

/** The actions for a reservation in a list. Admins can also change and delete it. */
export function CardActions({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const address = useOpenAddress('reservation')
  const { id, name } = reservation
  const mayChange = reservationResource.mayChange(reservation)
  return (
    <footer className={card.actions}>
      <VisitControls reservation={reservation} />
      <div className={classNames(card.actions, styles.buttons)}>
        <CopyButton
          text={() => reservationAsText(reservation, language, serverTime())}
          label={texts.copyOf(name)}
        />
        {mayChange && <EditLink to={address({ as: 'edit', id })} label={texts.editOf(name)} />}
        <DetailsLink
          to={address({ as: 'details', id })}
          label={texts.detailsOf(name)}
          className={styles.details}
        />
        {mayChange && <DeleteLink to={address({ as: 'delete', id })} label={texts.deleteOf(name)} />}
      </div>
    </footer>
  )
}
