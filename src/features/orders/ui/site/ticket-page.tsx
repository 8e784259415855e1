import type { Route } from './+types/ticket-page'
import { Section, SectionHeading } from '#src/design/section.tsx'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { loadOnServer } from '#src/web/page-data.ts'
import type { PageHandle } from '#src/web/page-handle.ts'
import { PageHead } from '#src/web/page-head.tsx'
import { respondNotFound } from '#src/web/page-status.ts'
import type { OrderTicket } from '../../contract/order.ts'
import { isToBePaid } from '../../rules/order-progress.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import { PaymentCode } from './payment-part.tsx'
import { TicketBill } from './ticket-bill.tsx'
import { TicketStatus } from './ticket-status.tsx'
import { formatMoment } from '../shared/order-times.ts'
import { loadTicket, useTicket } from './use-ticket.ts'
import styles from './ticket-page.module.css'

export const handle: PageHandle = { personal: true }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => loadTicket(api, params.token)).catch(respondNotFound)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadTicket(browserApi, params.token).catch(respondNotFound)

/** What was ordered and how far it is, for whoever holds the link. Says nothing of the person. */
export default function TicketPage({ loaderData, params }: Route.ComponentProps) {
  // Another token is another ticket: it begins with what was loaded for it.
  return <Ticket key={params.token} token={params.token} loaded={loaderData} />
}

function Ticket({ token, loaded }: { token: string; loaded: OrderTicket }) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const { ticket, checking, failed, refresh } = useTicket(token, loaded)
  const placed = formatMoment(restaurantDateTime(new Date(ticket.createdAt)), new Date(), language)
  return (
    <Section width="text">
      <PageHead title={texts.pageTitle(ticket.shortCode)} description={texts.pageDescription} noIndex />
      <SectionHeading
        as="h1"
        eyebrow={texts.eyebrow}
        title={texts.title(ticket.shortCode)}
        subtitle={texts.placedAt(placed)}
      />
      <div className={styles.ticket}>
        <TicketStatus ticket={ticket} checking={checking} failed={failed} onRefresh={refresh} />
        {isToBePaid(ticket.status) && <PaymentCode order={ticket} />}
        <TicketBill ticket={ticket} />
      </div>
    </Section>
  )
}
