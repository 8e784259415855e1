import type { Language } from '#src/kernel/language.ts'
import { copiedLines } from '#src/web/office/copied-lines.ts'
import { momentText } from '#src/web/office/moment.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { formatVisit } from './visit-day.ts'

/** A reservation as text to paste into a message. */
export function reservationAsText(reservation: Reservation, language: Language, now: Date): string {
  const texts = officeReservationsTexts[language]
  const { name, shownPhone, email, guests, status, tableLabel, specialRequests, createdAt } = reservation
  const contact = [name, shownPhone, email].filter((part) => part !== null)
  return copiedLines([
    `${texts.dialog.title(name)} (${statusLabels[language][status]})`,
    `${formatVisit(reservation, now, language)}, ${texts.people(guests)}`,
    tableLabel && `${texts.table}: ${tableLabel}`,
    contact.join(', '),
    specialRequests && `${texts.fields.specialRequests}: ${specialRequests}`,
    texts.bookedAt(momentText(new Date(createdAt), language, now)),
  ])
}
