import { restaurantDateTime } from '#src/kernel/dates.ts'
import { inLanguage, type Language } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import type { Order } from '../../contract/order.ts'
import { soldTotals } from '../../rules/order-totals.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { guestOf } from '../../rules/table-order.ts'
import { orderLabels, placeOf } from '../../texts/order-labels.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { formatMoment } from '../site/order-times.ts'
import { totalLines } from '../site/total-lines.ts'
import { dietaryOfLines } from '#src/web/dietary-note.tsx'
import { copiedLines } from '#src/web/office/copied-lines.ts'
import { staffDietaryTexts } from '#src/web/office/dietary-line.tsx'
import { dietaryText } from '#src/web/texts/dietary-texts.ts'

/** An order as plain text, for pasting into a message to the kitchen or to a courier. */
export function orderAsText(order: Order, language: Language, now: Date): string {
  const { dialog: texts, fields } = officeOrdersTexts[language]
  const labels = orderLabels[language]
  const dietary = staffDietaryTexts[language]
  const { eachLine } = dietaryOfLines(order.items)
  const at = (local: string) => formatMoment(local, now, language)
  return copiedLines([
    `${texts.title(shortCode(order.id))} (${labels.status[order.status]})`,
    `${texts.created}: ${at(restaurantDateTime(new Date(order.createdAt)))}`,
    order.requestedTime && `${texts.requested}: ${at(order.requestedTime)}`,
    [guestOf(order, language), order.shownPhone, order.customerEmail].filter(Boolean).join(', '),
    `${placeOf(order, language)}, ${labels.payment[order.paymentMethod]}`,
    order.customerAddress && `${fields.customerAddress}: ${order.customerAddress}`,
    '',
    ...order.items.map(
      (line) =>
        [lineAsText(line, language), noteAsText(line, language), eachLine && dietaryText(dietary, line)]
          .filter(Boolean)
          .join(' – ') + `: ${formatMoney(line.lineTotal)}`,
    ),
    '',
    ...totalLines(soldTotals(order), orderingTexts[language]).map(
      ({ label, amount }) => `${label}: ${formatMoney(amount)}`,
    ),
    order.specialInstructions && `${texts.notes}: ${order.specialInstructions}`,
  ])
}

/** A line of an order as plain text: "2 × Pepperoni (Cỡ 16 cm, Viền phồng)". */
export function lineAsText(
  line: Pick<Order['items'][number], 'quantity' | 'name' | 'nameVi' | 'choices' | 'choicesVi'>,
  language: Language,
): string {
  const choices = language === 'vi' ? line.choicesVi : line.choices
  const name = `${line.quantity} × ${inLanguage(language, line.name, line.nameVi)}`
  return choices.length === 0 ? name : `${name} (${choices.join(', ')})`
}

/** The guest's note on a line as plain text: "Ghi chú “Không hành”". Empty if there is no note. */
export function noteAsText({ note }: Pick<Order['items'][number], 'note'>, language: Language): string {
  return note ? `${officeOrdersTexts[language].lineNote} “${note}”` : ''
}
