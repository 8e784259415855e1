import { useTexts } from '#src/web/language.tsx'
import { CallCode } from '#src/web/office/call-code.tsx'
import { useServerTime } from '#src/web/use-server-time.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { orderAge, orderTime } from '#src/features/orders/rules/order-age.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import styles from './ticket-card.module.css'

interface CardHeadProps {
  readonly ticket: KitchenTicket
  readonly isNew: boolean
  readonly isChanged: boolean
}

/** When an order is due, its code, its state and whom it is for. */
export function CardHead({ ticket, isNew, isChanged }: CardHeadProps) {
  const texts = useTexts(kitchenTexts)
  const words = useTexts(orderWords)
  return (
    <>
      <Age ticket={ticket} />
      <header className={styles.head}>
        <h2 className={styles.code}>
          <CallCode code={shortCode(ticket.id)} />
        </h2>
        {isChanged ? (
          <p className={styles.changed}>{texts.change.title}</p>
        ) : isNew ? (
          <p className={styles.fresh}>{texts.fresh}</p>
        ) : (
          <p className={styles.status}>
            {ticket.status === 'pending' ? texts.unconfirmed : words.status[ticket.status]}
          </p>
        )}
        <p className={styles.place}>
          {[words.place(ticket), ticket.customerName].filter(Boolean).join(' · ')}
        </p>
      </header>
    </>
  )
}

function Age({ ticket }: { ticket: KitchenTicket }) {
  const texts = useTexts(kitchenTexts)
  const { kind, minutes, tone } = orderAge(ticket, useServerTime())
  const at = orderTime(ticket)
  return (
    <p className={styles.age}>
      <strong>{texts.age[kind](minutes)}</strong>
      <span>{at === null || kind === 'waits' ? texts.tone[tone] : texts.at(at.slice(11))}</span>
    </p>
  )
}
