import { ButtonLink } from '#src/design/button.tsx'
import { PriceLines } from '#src/design/price-lines.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { OrderTicket } from '../../contract/order.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import styles from './ticket.module.css'
import { formatMoment } from '../shared/order-times.ts'

/** What was ordered, what it costs, and how it is had. */
export function TicketBill({ ticket }: { ticket: OrderTicket }) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const labels = orderLabels[language]
  const when = ticket.requestedTime ?? ticket.scheduledTime
  const details = [
    [texts.type, labels.type[ticket.orderType]],
    [texts.when, when ? formatMoment(when, new Date(), language) : texts.asSoonAsPossible],
    [texts.payment, labels.payment[ticket.paymentMethod]],
  ]
  return (
    <>
      <section className={styles.surface} aria-labelledby="ticket-items">
        <h2 id="ticket-items" className={styles.title}>
          {texts.items}
        </h2>
        <ul role="list" className={styles.items}>
          {ticket.items.map((item, index) => (
            // An order may hold the same dish twice, and its lines never change.
            <TicketItem key={index} item={item} />
          ))}
        </ul>
        <PriceLines
          lines={[
            { label: texts.subtotal, amount: amountOf(ticket.totalAmount) },
            { label: texts.vat(String(ticket.vatRate)), amount: amountOf(ticket.vatAmount) },
            { label: texts.total, amount: amountOf(ticket.grandTotal), strong: true },
          ]}
        />
      </section>
      <section className={styles.surface} aria-labelledby="ticket-details">
        <h2 id="ticket-details" className={styles.title}>
          {texts.details}
        </h2>
        <dl className={styles.details}>
          {details.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ButtonLink to="/menu" look="secondary" size="large">
        {texts.toMenu}
      </ButtonLink>
    </>
  )
}

function TicketItem({ item }: { item: OrderTicket['items'][number] }) {
  const language = useLanguage()
  const choices = language === 'vi' ? item.choicesVi : item.choices
  return (
    <li className={styles.item}>
      <span className={styles.quantity}>{item.quantity} ×</span>
      <p className={styles.name}>{inLanguage(language, item.name, item.nameVi)}</p>
      <span className={styles.amount}>{formatMoney(item.lineTotal)}</span>
      {choices.length > 0 && (
        <div className={styles.choices}>
          {choices.map((choice) => (
            <p key={choice} className={styles.choice}>
              {choice}
            </p>
          ))}
        </div>
      )}
    </li>
  )
}
