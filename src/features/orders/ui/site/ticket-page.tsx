import type { Route } from './+types/ticket-page'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

import { FireStages } from '#src/design/oven-band.tsx'
import { Section } from '#src/design/section.tsx'
import smallText from '#src/design/small-text.module.css'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import { markEnglish } from '#src/kernel/language.ts'
import type { Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { ErrorPage } from '#src/web/error-page.tsx'
import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { PageHead } from '#src/web/page-head.tsx'
import { FailedPart } from '#src/web/page-part.tsx'
import { pageStatus, respondNotFound } from '#src/web/page-status.ts'
import { pageRequest } from '#src/web/request-context.ts'
import { ticketRefreshSeconds, useRefreshWhileVisible } from '#src/web/use-refresh-while-visible.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { isOpen, orderStages } from '../../rules/order-progress.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { orderOvenTexts } from '../../texts/order-oven-texts.ts'
import { OrderOven } from './order-oven.tsx'
import { formatMoment } from './order-times.ts'
import { forgetOwnOrder } from './own-orders-store.ts'
import styles from './ticket-page.module.css'
// The server's HTML contains the transfer code, so the page needs these styles before the browser has loaded the code of that part.
import './transfer-code.module.css'

export const handle: PageHandle = { personal: true }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadTicket(pageRequest(context).api, params.token).catch(respondNotFound)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadTicket(browserApi, params.token).catch(respondNotFound)

function loadTicket(api: Api, token: string): Promise<OrderTicket> {
  return api.call('GET /api/orders/ticket/:token', { params: { token } })
}

/**
 * Guests only read these parts, and the server's HTML already contains them. So the browser loads their code after that of the page
 * itself, but before the ticket is refreshed for the first time.
 */
const TicketParts = hydrateNearViewport({
  load: async () => (await import('./ticket-parts.tsx')).TicketParts,
  margin: 10_000,
  fallback: null,
  failed: <FailedPart page="contact" />,
})

const ticketUrlOf = (token: string) => `/order/${token}`

/**
 * The page of a ticket, for anyone who has its link: what was ordered, and how far the order is. It contains no data about the
 * guest.
 */
export default function TicketPage({ loaderData, params }: Route.ComponentProps) {
  // Another token belongs to another ticket. With the token as key, React starts a new `Ticket` for it, whose state begins with the
  // data loaded for that token.
  return <Ticket key={params.token} token={params.token} loaded={loaderData} />
}

/** A 404 means that the server no longer has the ticket. So its link is removed from this device. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const goneToken = pageStatus(error) === 404 ? params.token : undefined
  useEffect(() => {
    if (goneToken !== undefined) forgetOwnOrder(ticketUrlOf(goneToken))
  }, [goneToken])
  return <ErrorPage error={error} />
}

function Ticket({ token, loaded }: { token: string; loaded: OrderTicket }) {
  const texts = useTexts(orderOvenTexts)
  const language = useLanguage()
  const { ticket, checking, failed, refresh } = useTicket(token, loaded)
  const letterhead = useLetterhead()
  const stages = orderStages(ticket)
  const labels = orderLabels[language].status
  const isDone = !isOpen(ticket.status)
  useEffect(() => {
    if (isDone) forgetOwnOrder(ticketUrlOf(token))
  }, [isDone, token])
  const placed = formatMoment(restaurantDateTime(new Date(ticket.createdAt)), useServerMinute(), language)
  return (
    <>
      <PageHead title={texts.pageTitle(ticket.shortCode)} description={texts.pageDescription} noIndex />
      <OrderOven order={ticket}>
        <p className={styles.letterhead}>{letterhead}</p>
        <h1 className={styles.title}>{texts.title(ticket.shortCode)}</h1>
        <p className={smallText.muted}>{texts.placedAt(placed)}</p>
        {stages && (
          <FireStages
            names={stages.map((stage) => labels[stage])}
            at={stages.indexOf(ticket.status)}
            label={texts.progress}
            reached={texts.reached}
            className={styles.stages}
          />
        )}
      </OrderOven>
      <Section className={styles.parts}>
        <TicketParts ticket={ticket} token={token} checking={checking} failed={failed} onRefresh={refresh} />
      </Section>
    </>
  )
}

/**
 * The restaurant's name, address and phone number at the top of the ticket. They are visible only on paper; on the screen, the
 * site's header and footer show them.
 */
function useLetterhead(): ReactNode {
  const language = useLanguage()
  const { name, nameVi, address, addressVi, phone } = useSiteSettings()
  const parts = [markEnglish(language, name, nameVi), markEnglish(language, address, addressVi), phone]
  return showEnglish(parts.filter((part) => part !== '').join(' · '))
}

interface ShownTicket {
  readonly ticket: OrderTicket
  readonly checking: boolean
  /** True if the last refresh has failed, so that the page shows an older state of the ticket. */
  readonly failed: boolean
  refresh(): void
}

/** The ticket that the page shows. It is fetched again every 15 s while the page is visible. */
function useTicket(token: string, loaded: OrderTicket): ShownTicket {
  const [shown, setShown] = useState({ ticket: loaded, checking: false, failed: false })
  const busy = useRef(false)

  const load = useCallback(() => {
    if (busy.current) return
    busy.current = true
    loadTicket(browserApi, token)
      .then((ticket) => setShown({ ticket, checking: false, failed: false }))
      .catch(() => setShown(({ ticket }) => ({ ticket, checking: false, failed: true })))
      .finally(() => (busy.current = false))
  }, [token])
  useRefreshWhileVisible(load, ticketRefreshSeconds)

  /** If the guest presses the button, the page shows that it is refreshing. The refreshes in the background do not show this. */
  const refresh = useCallback(() => {
    setShown(({ ticket }) => ({ ticket, checking: true, failed: false }))
    load()
  }, [load])

  return { ...shown, refresh }
}
