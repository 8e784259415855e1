import type { ContactMessage } from '#src/features/contact/contract/message.ts'
import type { Order } from '#src/features/orders/contract/order.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { Reservation } from '#src/features/reservations/contract/reservation.ts'
import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { inLanguage, type Language } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { momentText } from '#src/web/office/moment.ts'
import { overviewTexts } from '../../texts/overview-texts.ts'
import { orderTypeText, paymentText, statusText } from '../../texts/status-text.ts'

/** A thing that the search has found, as a whole. */
export type FoundThing =
  | { readonly type: 'order'; readonly row: Order }
  | { readonly type: 'reservation'; readonly row: Reservation }
  | { readonly type: 'message'; readonly row: ContactMessage }

interface Fact {
  readonly label: string
  readonly text: string
}

/** Everything there is to read of it; what it does not have is left out. */
export function resultFacts(found: FoundThing, language: Language, now: Date): Fact[] {
  const texts = overviewTexts[language].details
  const { row, type } = found
  const all: readonly (readonly [label: string, text: string | null | undefined])[] = [
    ...(found.type === 'order' ? orderFacts(found.row, language) : []),
    ...(found.type === 'reservation' ? reservationFacts(found.row, language) : []),
    ...(found.type === 'message' ? messageFacts(found.row, language) : []),
    [texts.status, statusText({ type, status: row.status }, language)],
    [texts.created, momentText(new Date(row.createdAt), language, now)],
  ]
  return all.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

function orderFacts(order: Order, language: Language) {
  const texts = overviewTexts[language].details
  return [
    [overviewTexts[language].types.order, shortCode(order.id)],
    [texts.name, order.customerName],
    [texts.phone, order.shownPhone],
    [texts.email, order.customerEmail],
    [texts.type, orderTypeText(order.orderType, language)],
    [texts.address, order.customerAddress],
    [texts.table, order.tableLabel],
    [texts.items, order.items.map((line) => lineText(line, language)).join('\n')],
    [texts.total, formatMoney(order.grandTotal)],
    [texts.payment, paymentText(order.paymentMethod, language)],
    [texts.paid, paidText(order, language)],
    [texts.notes, order.specialInstructions],
  ] as const
}

/** "2 × Pepperoni (16 cm, Thin crust) “No onions”". */
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
  const texts = overviewTexts[language].details
  return [
    [texts.name, reservation.name],
    [texts.phone, reservation.shownPhone],
    [texts.email, reservation.email],
    [texts.visit, `${reservation.time}, ${formatWeekdayDate(reservation.date, language)}`],
    [texts.guests, String(reservation.guests)],
    [texts.table, reservation.tableLabel],
    [texts.requests, reservation.specialRequests],
  ] as const
}

function messageFacts(message: ContactMessage, language: Language) {
  const texts = overviewTexts[language].details
  return [
    [texts.name, message.name],
    [texts.email, message.email],
    [texts.phone, message.shownPhone],
    [texts.subject, message.subject],
    [texts.message, message.message],
  ] as const
}
