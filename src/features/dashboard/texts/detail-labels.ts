import { contactTexts } from '#src/features/contact/texts/contact-texts.ts'
import { officeOrdersTexts } from '#src/features/orders/texts/office-texts.ts'
import { officeReservationsTexts } from '#src/features/reservations/texts/office-texts.ts'
import type { Language } from '#src/kernel/language.ts'

/** The labels for the details of a search result. They are the same as on the screen for orders, reservations or messages. */
export function detailLabels(language: Language) {
  const { dialog, fields, table } = officeOrdersTexts[language]
  const reservation = officeReservationsTexts[language]
  return {
    order: { ...dialog, ...fields, table },
    reservation: { ...reservation.dialog, ...reservation.fields, table },
    message: { ...contactTexts[language], name: fields.customerName },
  }
}
