import type { ContactMessage } from '#src/features/contact/contract/message.ts'
import type { Order } from '#src/features/orders/contract/order.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { guestOf } from '#src/features/orders/rules/table-order.ts'
import type { Reservation } from '#src/features/reservations/contract/reservation.ts'
import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { inLanguage, type Language } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { momentText } from '#src/web/office/moment.ts'
import { detailLabels } from '../../texts/detail-labels.ts'
import { overviewTexts } from '../../texts/overview-texts.ts'
import { orderTypeText, paymentText, statusText } from '../../texts/status-text.ts'

/** An order, reservation or message that the search has found, with all its fields. */
export type FoundThing =
  | { readonly type: 'order'; readonly row: Order }
  | { readonly type: 'reservation'; readonly row: Reservation }
  | { readonly type: 'message'; readonly row: ContactMessage }

interface Fact {
  readonly label: string
  readonly text: string
}

/** The details of a result. Empty fields are left out. */
export function resultFacts(found: FoundThing, language: Language, now: Date): Fact[] {
  const texts = overviewTexts[language].details
  const { row, type } = found
  const all: readonly (readonly [label: string, text: string | null | undefined])[] = [
    ...(found.type === 'order' ? orderFacts(found.row, language) : []),
    ...(found.type === 'reservation' ? reservationFacts(found.row, language) : []),
    ...(found.type === 'message' ? messageFacts(found.row, language) : []),
    [detailLabels(language).order.status, statusText({ type, status: row.status }, language)],
    [texts.created, momentText(new Date(row.createdAt), language, now)],
  ]
  return all.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

function orderFacts(order: Order, language: Language) {
  const labels = detailLabels(language).order
  const texts = overviewTexts[language].details
  return [
    [overviewTexts[language].types.order, shortCode(order.id)],
    [labels.customerName, guestOf(order, language)],
    [labels.customerPhone, order.shownPhone],
    [labels.customerEmail, order.customerEmail],
    [labels.orderType, orderTypeText(order.orderType, language)],
    [labels.customerAddress, order.customerAddress],
    [labels.table, order.tableLabel],
    [labels.items, order.items.map((line) => lineText(line, language)).join('\n')],
    [texts.total, formatMoney(order.grandTotal)],
    [labels.payment, paymentText(order.paymentMethod, language)],
    [texts.paid, paidText(order, language)],
    [labels.notes, order.specialInstructions],
  ] as const
}

/** A line of an order in words: "2 × Pepperoni (16 cm, Thin crust) “No onions”". */
function lineText(
  { quantity, name, nameVi, choices, choicesVi, note }: Order['items'][number],
  language: Language,
): string {
  const chosen = language === 'vi' ? choicesVi : choices
  return [
    `${quantity} × ${inLanguage(language, name, nameVi)}`,
    ...(chosen.length > 0 ? [`(${chosen.join(', ')})`] : []),
    ...(note ? [`“${note}”`] : []),
  ].join(' ')
}

function paidText({ paidAmount, paidVia }: Order, language: Language): string | null {
  return paidVia && `${formatMoney(paidAmount)}, ${paymentText(paidVia, language)}`
}

function reservationFacts(reservation: Reservation, language: Language) {
  const labels = detailLabels(language).reservation
  return [
    [labels.name, reservation.name],
    [labels.phone, reservation.shownPhone],
    [labels.email, reservation.email],
    [labels.visit, `${reservation.time}, ${formatWeekdayDate(reservation.date, language)}`],
    [labels.guests, String(reservation.guests)],
    [labels.table, reservation.tableLabel],
    [labels.specialRequests, reservation.specialRequests],
  ] as const
}

function messageFacts(message: ContactMessage, language: Language) {
  const labels = detailLabels(language).message
  return [
    [labels.name, message.name],
    [labels.email, message.email],
    [labels.phone, message.shownPhone],
    [labels.subject, message.subject],
    [labels.message, message.message],
  ] as const
}
