import { type Ref, useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { takesTapInPlace } from '#src/web/office/second-tap.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { mayStaffEdit } from '#src/features/orders/rules/order-editing.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { orderAge } from '#src/features/orders/rules/order-age.ts'
import { unseenFrom } from '../../rules/unseen-change.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import { noteMoved } from './board-touch.ts'
import { CardHead } from './card-head.tsx'
import { CardNotes } from './card-notes.tsx'
import { useIsNew } from './heard-orders.ts'
import { NextStage } from './next-stage.tsx'
import { usePromisesSetHere } from './promises-set-here.ts'
import { TicketLine } from './ticket-line.tsx'
import styles from './ticket-card.module.css'
import { TicketProblem } from './ticket-problem.tsx'
import { useCardFit } from './use-card-fit.ts'
import { useCardScroll } from './use-card-scroll.ts'
import { usePromise } from './use-promise.ts'
import { useSeen } from './use-seen.ts'

/** The card of an order on the board: when it is due, its lines, and the button that moves it to its next stage. */
export function TicketCard({ ticket }: { ticket: KitchenTicket }) {
  const { ticket: label } = useTexts(kitchenTexts)
  const { tone } = orderAge(ticket, useServerTime())
  const { card, notes, scroller, keys, isTight } = useCardFit(ticket)
  const scroll = useCardScroll(ticket.id, { cardRef: card, notesRef: notes, scrollerRef: scroller })
  const [problem, setProblem] = useState<string>()
  const isNew = useIsNew(ticket)
  const unseen = unseenFrom(ticket, usePromisesSetHere()[ticket.id])
  const isChanged = unseen !== null || ticket.lines.some(({ before }) => before !== null)
  return (
    <article
      ref={card}
      className={styles.ticket}
      data-order={ticket.id}
      data-tone={tone}
      data-status={ticket.status}
      data-new={isNew || undefined}
      data-tight={isTight || undefined}
      aria-label={label(shortCode(ticket.id))}
      onPointerDown={scroll.stay}
    >
      <CardHead ticket={ticket} isNew={isNew} isChanged={isChanged} />
      <CardNotes
        ticket={ticket}
        before={unseen}
        text={notes}
        rest={scroll.restOfNote}
        onShow={scroll.showNote}
      />
      <div ref={scroller} className={styles.scroller} data-scroller>
        <ul role="list">
          {ticket.lines.map((line) => (
            <li key={line.key} data-change={changeOf(line)}>
              <TicketLine orderId={ticket.id} line={line} />
            </li>
          ))}
        </ul>
      </div>
      {isTight && <ScrollKeys keys={keys} {...scroll} />}
      <div className={styles.actions}>
        <LaterButtons ticket={ticket} onProblem={setProblem} />
        {isChanged ? (
          <SeenButton
            ticket={ticket}
            onProblem={setProblem}
            hidden={scroll.hiddenChange}
            onShow={scroll.showChange}
          />
        ) : (
          <NextStage ticket={ticket} onProblem={setProblem} />
        )}
      </div>
      {problem !== undefined && <TicketProblem text={problem} onClose={() => setProblem(undefined)} />}
    </article>
  )
}

/** What stays the same as long as the line says the same of what an edit has changed. */
const changeOf = ({ key, before, quantity }: KitchenTicket['lines'][number]) =>
  before === null ? undefined : [key, before, quantity].join(' ')

interface ScrollKeysProps extends Pick<ReturnType<typeof useCardScroll>, 'above' | 'below' | 'showMore'> {
  readonly keys: Ref<HTMLDivElement>
}

/** Say how many lines are out of sight, and scroll to them. */
function ScrollKeys({ keys, above, below, showMore }: ScrollKeysProps) {
  const { moreAbove, moreBelow } = useTexts(kitchenTexts)
  return (
    <div ref={keys} className={styles.scrollKeys}>
      {above > 0 && (
        <button type="button" className={styles.scrollKey} onClick={() => showMore(-1)}>
          ▲ {moreAbove(above)}
        </button>
      )}
      {below > 0 && (
        <button type="button" className={styles.scrollKey} data-below onClick={() => showMore(1)}>
          ▼ {moreBelow(below)}
        </button>
      )}
    </div>
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
          onClick={(event) => !isPending && takesTapInPlace(`promise ${ticket.id}`, event) && move(minutes)}
        >
          +{minutes}
        </button>
      ))}
    </div>
  )
}

interface SeenButtonProps extends KeyProps {
  /** Where a part of the change is that was not in sight yet. */
  readonly hidden: 'above' | 'below' | undefined
  onShow(): void
}

/**
 * While a change has not been seen, this is in the place of the next stage, which therefore cannot be set before. As long as a part of
 * the change was not in sight, it shows that part instead.
 */
function SeenButton({ ticket, onProblem, hidden, onShow }: SeenButtonProps) {
  const { id } = ticket
  const { change } = useTexts(kitchenTexts)
  const { send, isPending } = useSeen(ticket, onProblem)
  function show(): void {
    onShow()
    // What has come into view has to be read before a tap says so.
    noteMoved([id])
  }
  return (
    <button
      type="button"
      className={styles.seen}
      aria-label={(hidden ? change.showOf : change.seenOf)(shortCode(id))}
      aria-disabled={isPending}
      onClick={(event) => {
        if (hidden) show()
        else if (!isPending && takesTapInPlace(id, event)) void send()
      }}
    >
      {hidden ? `${hidden === 'above' ? '▲' : '▼'} ${change.show}` : change.seen}
    </button>
  )
}
