import type { ComponentProps } from 'react'

import { PaymentCode } from './payment-part.tsx'
import { TicketBill } from './ticket-bill.tsx'
import { TicketStatus } from './ticket-status.tsx'
import styles from './ticket-page.module.css'

interface TicketPartsProps extends ComponentProps<typeof TicketStatus> {
  readonly token: string
}

/** What a ticket says beneath the picture of the oven: how to pay, how far the order is, and what was ordered. */
export function TicketParts({ token, ...status }: TicketPartsProps) {
  const { ticket } = status
  return (
    <div className={styles.ticket}>
      <PaymentCode order={ticket} ticketUrl={`/order/${encodeURIComponent(token)}`} heading="h2" />
      <TicketStatus {...status} />
      <TicketBill ticket={ticket} />
    </div>
  )
}
