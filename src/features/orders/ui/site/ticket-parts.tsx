import type { ComponentProps } from 'react'

import { PaymentCode } from './payment-part.tsx'
import { TicketBill } from './ticket-bill.tsx'
import { TicketStatus } from './ticket-status.tsx'
import styles from './ticket-page.module.css'

interface TicketPartsProps extends Omit<ComponentProps<typeof TicketStatus>, 'children'> {
  readonly token: string
}

/** What a ticket says beneath the picture of the oven: how far the order is, how to pay, and what was ordered. */
export function TicketParts({ token, ...status }: TicketPartsProps) {
  const { ticket } = status
  return (
    <div className={styles.ticket}>
      <TicketStatus {...status}>
        <PaymentCode order={ticket} ticketUrl={`/order/${encodeURIComponent(token)}`} heading="h3" />
      </TicketStatus>
      <TicketBill ticket={ticket} />
    </div>
  )
}
