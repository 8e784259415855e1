import { lazy, type ReactNode } from 'react'

import { IconButton } from '#src/design/icon-button.tsx'
import { Notice } from '#src/design/notice.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { StatusHead, toneOf } from '#src/design/status-head.tsx'
import { RefreshIcon } from '#src/design/ticket-icons.tsx'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { isToBePaid, isToTransfer } from '../../rules/order-progress.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import { formatMoment } from './order-times.ts'
import { PaidNotice } from './paid-notice.tsx'
import { PaymentLine } from './payment-part.tsx'
import styles from './ticket.module.css'

// Only the ticket of a takeout order shows the opening hours. So the browser loads their code only for such a ticket.
const OpeningHoursList = lazy(async () => ({
  default: (await import('#src/features/restaurant/ui/site/opening-hours-list.tsx')).OpeningHoursList,
}))

interface TicketStatusProps {
  ticket: OrderTicket
  checking: boolean
  /** True if the last attempt to fetch the ticket has failed. */
  failed: boolean
  onRefresh(): void
  /** The transfer code. It stands below the status, on a phone's first screen. */
  children?: ReactNode
}

/** How far the order is, in words, with a button that fetches the current state. */
export function TicketStatus({ ticket, checking, failed, onRefresh, children }: TicketStatusProps) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const labels = orderLabels[language].status
  const { bankAccount } = useSiteSettings()
  const now = useServerMinute()
  const changed =
    ticket.changedAt && formatMoment(restaurantDateTime(new Date(ticket.changedAt)), now, language)
  const isToCollect = ticket.status === 'ready' && ticket.orderType === 'takeout'
  return (
    <section className={styles.surface} aria-label={labels[ticket.status]}>
      <div role="status" className={styles.status}>
        <StatusHead
          tone={toneOf(ticket.status)}
          action={
            <IconButton
              label={texts.refresh}
              icon={checking ? <Spinner size="small" /> : <RefreshIcon />}
              aria-busy={checking || undefined}
              onClick={onRefresh}
            />
          }
        >
          {isToCollect
            ? texts.collect
            : statusMessage(ticket, bankAccount !== null && isToTransfer(ticket), texts)}
        </StatusHead>
        {ticket.cancelReason && <p>{texts.cancelReason(ticket.cancelReason)}</p>}
        {changed && <p>{texts.changedAt(changed)}</p>}
        <PaidNotice order={ticket} />
        {ticket.isUnattended && (
          <Notice tone="warning">
            {texts.unattended} <CallLink />
          </Notice>
        )}
      </div>
      {isToCollect && <WhereToCollect />}
      {failed && (
        <Notice tone="warning">
          {texts.refreshFailed} <CallLink />
        </Notice>
      )}
      {children}
      {isToBePaid(ticket) && <PaymentLine order={ticket} />}
    </section>
  )
}

/** `hasCode` means that the ticket shows how to pay, so that the restaurant need not tell it. */
function statusMessage(ticket: OrderTicket, hasCode: boolean, texts: typeof ticketTexts.vi): string {
  if (ticket.needsCall) return texts.callFirst
  const knowsPayment = ticket.status === 'pending' && (ticket.paidAt !== null || hasCode)
  return knowsPayment ? texts.confirmOnly : texts.message[ticket.status]
}

/** The address at which the guest collects a takeout order, and the opening hours, so that the guest knows until when to come. */
function WhereToCollect() {
  const language = useLanguage()
  const { address, addressVi } = useSiteSettings()
  return (
    <div className={styles.collect}>
      <p>{translated(language, address, addressVi)}</p>
      <PagePart failed={null}>
        <OpeningHoursList />
      </PagePart>
    </div>
  )
}
