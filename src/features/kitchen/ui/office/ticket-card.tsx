import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { CallCode } from '#src/web/office/call-code.tsx'
import { takesTap } from '#src/web/office/second-tap.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { mayStaffEdit } from '#src/features/orders/rules/order-editing.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { ticketAge, ticketTime } from '../../rules/ticket-age.ts'
import { unseenFrom } from '../../rules/unseen-change.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import { useIsNew } from './heard-orders.ts'
import { NextStage } from './next-stage.tsx'
import { usePromisesSetHere } from './promises-set-here.ts'
import { Note, TicketLine } from './ticket-line.tsx'
import styles from './ticket-card.module.css'
import { TicketProblem } from './ticket-problem.tsx'
import { useCardFit } from './use-card-fit.ts'
import { usePromise } from './use-promise.ts'
import { useSeen } from './use-seen.ts'

/** The card of an order on the board: when it is due, its lines, and the button that moves it to its next stage. */
export function TicketCard({ ticket }: { ticket: KitchenTicket }) {
  const texts = useTexts(kitchenTexts)
  const words = useTexts(orderWords)
  const { tone } = ticketAge(ticket, useServerTime())
  const { card, content, below, isChangeBelow, onScroll, showMore, showChange } = useCardFit(ticket)
  const [problem, setProblem] = useState<string>()
  const code = shortCode(ticket.id)
  const isNew = useIsNew(ticket)
  const unseen = unseenFrom(ticket, usePromisesSetHere()[ticket.id])
  const isNoteChanged = unseen !== null && unseen.specialInstructions !== ticket.specialInstructions
  const isChanged = unseen !== null || ticket.lines.some(({ before }) => before !== null)
  return (
    <article
      ref={card}
      className={styles.ticket}
      data-order={ticket.id}
      data-tone={tone}
      data-status={ticket.status}
      data-new={isNew || undefined}
      aria-label={texts.ticket(code)}
    >
      <Age ticket={ticket} />
      <header className={styles.head}>
        <h2 className={styles.code}>
          <CallCode code={code} />
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
      <div className={styles.scroller} onScroll={onScroll}>
        <div ref={content}>
          {!isNoteChanged && ticket.specialInstructions && <Note text={ticket.specialInstructions} />}
          {unseen && <ChangedFacts ticket={ticket} before={unseen} />}
          <ul role="list" className={styles.lines}>
            {ticket.lines.map((line) => (
              <li key={line.key} data-change={line.before !== null || undefined}>
                <TicketLine orderId={ticket.id} line={line} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.actions}>
        {below > 0 && (
          <button type="button" className={styles.below} onClick={showMore}>
            ▼ {texts.moreBelow(below)}
          </button>
        )}
        <LaterButtons ticket={ticket} onProblem={setProblem} />
        {isChanged ? (
          <SeenButton
            ticket={ticket}
            onProblem={setProblem}
            onShow={isChangeBelow ? showChange : undefined}
          />
        ) : (
          <NextStage ticket={ticket} onProblem={setProblem} />
        )}
      </div>
      {problem !== undefined && <TicketProblem text={problem} onClose={() => setProblem(undefined)} />}
    </article>
  )
}

/** What the kitchen read before the edit and what holds now, for place, time and note. */
function ChangedFacts({
  ticket,
  before,
}: {
  ticket: KitchenTicket
  before: NonNullable<KitchenTicket['before']>
}) {
  const { place } = useTexts(orderWords)
  const { change, note } = useTexts(kitchenTexts)
  const timeOf = (facts: typeof before) => ticketTime(facts)?.slice(11) ?? change.soon
  const noteOf = ({ specialInstructions }: typeof before) =>
    specialInstructions ? `${note}: ${specialInstructions}` : change.noNote
  return [place, timeOf, noteOf].map((factOf) => {
    const [was, is] = [factOf(before), factOf(ticket)]
    return was === is ? null : (
      <p key={is} className={styles.changedFact} data-change>
        <s>{was}</s> →{' '}
        {factOf === noteOf && ticket.specialInstructions ? <Note text={ticket.specialInstructions} /> : is}
      </p>
    )
  })
}

function Age({ ticket }: { ticket: KitchenTicket }) {
  const texts = useTexts(kitchenTexts)
  const { kind, minutes, tone } = ticketAge(ticket, useServerTime())
  const at = ticketTime(ticket)
  return (
    <p className={styles.age}>
      <strong>{texts.age[kind](minutes)}</strong>
      <span>{at === null ? texts.tone[tone] : texts.at(at.slice(11))}</span>
    </p>
  )
}

interface KeyProps {
  readonly ticket: KitchenTicket
  onProblem(text: string | undefined): void
}

/** Buttons that change the time that the guest was promised. Renders nothing if no time was promised. */
function LaterButtons({ ticket, onProblem }: KeyProps) {
  const { laterOf } = useTexts(orderWords)
  const { move, isPending } = usePromise(ticket, onProblem)
  if (ticket.promisedTime === null || !mayStaffEdit(ticket.status)) return null
  return (
    <div className={styles.later}>
      {([10, 20] as const).map((minutes) => (
        <button
          key={minutes}
          type="button"
          className={styles.laterButton}
          aria-label={laterOf(minutes, shortCode(ticket.id))}
          aria-disabled={isPending}
          onClick={(event) => !isPending && takesTap(`promise ${ticket.id}`, event) && move(minutes)}
        >
          +{minutes}
        </button>
      ))}
    </div>
  )
}

/**
 * While a change has not been seen, this is in the place of the next stage, which therefore cannot be set before. While a part of the
 * change is hidden below, it shows that part instead (`onShow`).
 */
function SeenButton({ ticket, onProblem, onShow }: KeyProps & { onShow: (() => void) | undefined }) {
  const { id } = ticket
  const { change } = useTexts(kitchenTexts)
  const { send, isPending } = useSeen(ticket, onProblem)
  return (
    <button
      type="button"
      className={styles.seen}
      aria-label={(onShow ? change.showOf : change.seenOf)(shortCode(id))}
      aria-disabled={isPending}
      onClick={(event) => !isPending && takesTap(id, event) && void (onShow ?? send)()}
    >
      {onShow ? `▼ ${change.show}` : change.seen}
    </button>
  )
}
