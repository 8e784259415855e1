import { useTexts } from '#src/web/language.tsx'
import { takesTap } from '#src/web/office/second-tap.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { mayStaffEdit } from '#src/features/orders/rules/order-editing.ts'
import { nextStep } from '#src/features/orders/rules/order-progress.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { ticketAge, ticketTime } from '../../rules/ticket-age.ts'
import { kitchenProblems, kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import { kitchenKey } from './kitchen-query.ts'
import { Note, TicketLine } from './ticket-line.tsx'
import styles from './ticket-card.module.css'
import { usePromise } from './use-promise.ts'
import { useStage } from './use-stage.ts'

/** An order on the board: when it is due, its lines, and the button that takes it to its next stage. */
export function TicketCard({ ticket }: { ticket: KitchenTicket }) {
  const texts = useTexts(kitchenTexts)
  const words = useTexts(orderWords)
  const { tone } = ticketAge(ticket, useServerTime())
  const code = shortCode(ticket.id)
  const isChanged = ticket.before !== null || ticket.lines.some(({ before }) => before !== null)
  return (
    <article
      className={styles.ticket}
      data-tone={tone}
      data-status={ticket.status}
      aria-label={texts.ticket(code)}
    >
      <Age ticket={ticket} />
      <header className={styles.head}>
        <h2 className={styles.code}>{code}</h2>
        <p className={styles.status}>
          {ticket.status === 'pending' ? texts.unconfirmed : words.status[ticket.status]}
        </p>
        <p className={styles.place}>
          {[words.place(ticket), ticket.customerName].filter(Boolean).join(' · ')}
        </p>
      </header>
      {ticket.specialInstructions && <Note text={ticket.specialInstructions} />}
      {isChanged && (
        <div className={styles.changed}>
          {texts.change.title}
          {ticket.before && <ChangedFacts ticket={ticket} before={ticket.before} />}
        </div>
      )}
      <ul role="list" className={styles.lines}>
        {ticket.lines.map((line) => (
          <li key={line.key}>
            <TicketLine orderId={ticket.id} line={line} />
          </li>
        ))}
      </ul>
      {isChanged && <SeenButton ticket={ticket} />}
      <LaterButtons ticket={ticket} />
      <NextStage ticket={ticket} />
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
  const timeOf = ({ requestedTime, scheduledTime }: typeof before) =>
    (requestedTime ?? scheduledTime)?.slice(11) ?? change.soon
  const noteOf = ({ specialInstructions }: typeof before) =>
    specialInstructions ? `${note}: ${specialInstructions}` : change.noNote
  return [place, timeOf, noteOf].map((factOf) => {
    const [was, is] = [factOf(before), factOf(ticket)]
    return was === is ? null : (
      <p key={is} className={styles.changedFact}>
        <s>{was}</s> → {is}
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

function NextStage({ ticket }: { ticket: KitchenTicket }) {
  const { nextStep: steps, nextStepOf } = useTexts(orderWords)
  const { move, isPending } = useStage(ticket)
  const next = nextStep(ticket)
  if (next === undefined) return null
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={nextStepOf(steps[next], shortCode(ticket.id))}
      aria-disabled={isPending}
      onClick={(event) => !isPending && takesTap(ticket.id, event) && move(next)}
    >
      {isPending ? '…' : steps[next]}
    </button>
  )
}

/** Moves the time that the order is promised for; nothing if no time is promised. */
function LaterButtons({ ticket }: { ticket: KitchenTicket }) {
  const { later, laterOf } = useTexts(orderWords)
  const { move, isPending } = usePromise(ticket)
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
          {later(minutes)}
        </button>
      ))}
    </div>
  )
}

function SeenButton({ ticket: { id, updatedAt } }: { ticket: KitchenTicket }) {
  const { change } = useTexts(kitchenTexts)
  const { error } = useTexts(officeTexts)
  const { send, isPending } = useOfficeMutation('PATCH /api/kitchen/orders/:id/seen', {
    subject: id,
    request: () => ({ params: { id }, body: { updatedAt } }),
    problems: kitchenProblems,
    failed: { title: error, description: change.seenFailed },
    invalidates: kitchenKey,
  })
  return (
    <button
      type="button"
      className={styles.seen}
      aria-label={change.seenOf(shortCode(id))}
      aria-disabled={isPending}
      onClick={() => !isPending && void send()}
    >
      {change.seen}
    </button>
  )
}
