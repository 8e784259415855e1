import { useRef } from 'react'

import type { Route } from './+types/ticket-page'
import { FireStages, OvenBand } from '#src/design/oven-band.tsx'
import { Section } from '#src/design/section.tsx'
import { StatusHead, toneOf } from '#src/design/status-head.tsx'
import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { PageHead } from '#src/web/page-head.tsx'
import { respondNotFound } from '#src/web/page-status.ts'
import { pageRequest } from '#src/web/request-context.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { ReservationStatus, ReservationTicket } from '../../contract/reservation.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import { CancelPart } from './cancel-part.tsx'
import { TicketWays } from './ticket-ways.tsx'
import styles from './reservation-ticket.module.css'
import { loadReservationTicket, useReservationTicket } from './use-reservation-ticket.ts'

export const handle: PageHandle = { personal: true }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReservationTicket(pageRequest(context).api, params.token).catch(respondNotFound)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadReservationTicket(browserApi, params.token).catch(respondNotFound)

/**
 * A reservation's ticket, for everyone who has its link: date and time, status, and links. The only personal data on it is the
 * guest's name.
 */
export default function ReservationTicketPage({ loaderData, params }: Route.ComponentProps) {
  // If the token in the address changes, it is another ticket. With the token as key, React then creates a new component with the
  // data for that token.
  return <Ticket key={params.token} token={params.token} loaded={loaderData} />
}

function Ticket({ token, loaded }: { token: string; loaded: ReservationTicket }) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const { ticket, cancelling, ask, keep, cancel } = useReservationTicket(token, loaded)
  const { status, needsCall } = ticket
  const outcome = useRef<HTMLDivElement>(null)
  const isOpen = status === 'pending' || status === 'confirmed'
  const labels = statusLabels[language]
  return (
    <>
      <PageHead
        title={texts.pageTitle(formatWeekdayDate(ticket.date, language))}
        description={texts.pageDescription}
        noIndex
      />
      <OvenBand
        label={texts.eyebrow}
        time={ticket.time}
        day={formatWeekdayDate(ticket.date, language)}
        lit={isOpen}
      >
        <h1 className={styles.title}>{texts.title(ticket.guests)}</h1>
        {status !== 'cancelled' && (
          <FireStages
            names={stages.map((stage) => labels[stage])}
            at={stages.indexOf(status)}
            label={texts.progress}
            reached={texts.reached}
            className={styles.stages}
          />
        )}
      </OvenBand>
      <Section className={styles.parts}>
        <div className={styles.surface}>
          <div ref={outcome} tabIndex={-1} role="status" className={styles.status}>
            <StatusHead tone={toneOf(status)}>{needsCall ? texts.notHeld : texts.message[status]}</StatusHead>
            {needsCall && <p>{texts.callFirst}</p>}
          </div>
          <Facts ticket={ticket} />
          <TicketWays token={token} status={status} />
          {isOpen && (
            <CancelPart
              possible={ticket.cancellableUntil !== null}
              cancelling={cancelling}
              onAsk={ask}
              onKeep={keep}
              // The button that the guest pressed then disappears. So the focus moves to the outcome, from where keyboard and
              // screen reader users continue.
              onCancel={() => void cancel().then((isOver) => isOver && outcome.current?.focus())}
            />
          )}
        </div>
      </Section>
    </>
  )
}

const stages = ['pending', 'confirmed', 'completed'] as const satisfies ReservationStatus[]

function Facts({ ticket }: { ticket: ReservationTicket }) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const { address, addressVi } = useSiteSettings()
  const facts = [
    [texts.name, ticket.name],
    ...(ticket.tableLabel === null ? [] : [[texts.table, ticket.tableLabel] as const]),
    [texts.address, translated(language, address, addressVi)],
  ] as const
  return (
    <dl className={styles.facts} aria-label={texts.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
