import { ButtonLink } from '#src/design/button.tsx'
import { PriceLines } from '#src/design/price-lines.tsx'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { soldTotals } from '../../rules/order-totals.ts'
import { orderOvenTexts } from '../../texts/order-oven-texts.ts'
import { orderLabels, placeOf } from '../../texts/order-labels.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import { totalLines } from './total-lines.ts'
import { OrderAgainButton } from './order-again-button.tsx'
import { OrderedItems } from './ordered-items.tsx'
import { TicketWays } from './ticket-ways.tsx'
import styles from './ticket.module.css'
import { formatMoment } from './order-times.ts'

/** The lines of the order with the totals, and whether it is takeout, dine-in or delivery. */
export function TicketBill({ ticket }: { ticket: OrderTicket }) {
  const texts = useTexts(ticketTexts)
  const { asSoonAsPossible } = useTexts(orderOvenTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const labels = orderLabels[language]
  const { address, addressVi } = useSiteSettings()
  const when = ticket.requestedTime ?? ticket.scheduledTime
  const details = [
    [texts.type, placeOf(ticket, language)],
    [texts.when, when ? formatMoment(when, now, language) : asSoonAsPossible],
    [texts.payment, labels.payment[ticket.paymentMethod]],
    [texts.address, translated(language, address, addressVi)],
  ] as const
  const known = details.filter(([, value]) => value !== '')
  return (
    <>
      <section className={styles.surface} aria-labelledby="ticket-items">
        <h2 id="ticket-items" className={styles.title}>
          {texts.items}
        </h2>
        <OrderedItems items={ticket.items} note={ticket.specialInstructions} />
        <PriceLines lines={totalLines(soldTotals(ticket), texts)} />
        {ticket.items.length > 0 && (
          <OrderAgainButton read={() => ticket} look="secondary" className={styles.again} />
        )}
      </section>
      <section className={styles.surface} aria-labelledby="ticket-details">
        <h2 id="ticket-details" className={styles.title}>
          {texts.details}
        </h2>
        <dl className={styles.details}>
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TicketWays />
      </section>
      <ButtonLink to="/menu" look="secondary" size="large">
        {texts.toMenu}
      </ButtonLink>
    </>
  )
}
