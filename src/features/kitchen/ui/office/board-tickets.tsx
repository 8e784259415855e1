import { type RefObject, useEffect, useRef } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { useStore } from '#src/web/store.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import type { KitchenOrders, KitchenTicket } from '../../contract/kitchen.ts'
import { placeHeight, stacksOf } from '../../rules/board-layout.ts'
import { byDueTime } from '#src/features/orders/rules/order-age.ts'
import { isToMake } from '../../rules/unseen-change.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import { BoardFoot } from './board-foot.tsx'
import { CancelledTicket } from './cancelled-ticket.tsx'
import styles from './kitchen-board.module.css'
import { ReadyTicket } from './ready-ticket.tsx'
import { TicketCard } from './ticket-card.tsx'
import { cardHeights } from './use-card-fit.ts'
import { type Layout, soughtOrder, useKept } from './use-kept.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** The orders: those to be made by the time they are due, then those that are ready, and last what was cancelled. */
export function BoardTickets({ board }: { board: KitchenOrders }) {
  const texts = useTexts(kitchenTexts)
  const awake = useWakeLock()
  const main = useRef<HTMLElement>(null)
  const heights = useStore(cardHeights, (all) => all)
  const { stacks, ready, done } = useKept(layoutOf(board, heights))
  useSought(main, stacks)
  const { open, cancelled, leftOver } = board
  const tickets = new Map([...open, ...board.done, ...cancelled].map((ticket) => [ticket.id, ticket]))
  const dropped = cancelled.filter(({ isToStop }) => !isToStop)
  return (
    <>
      <main ref={main} className={styles.main}>
        <div className={styles.stacks}>
          {stacks.map((stack, place) => (
            // Places stay, and orders move between them: the browser keeps the place to which it has scrolled in view.
            <div key={place} className={styles.stack} data-stack>
              {stack.map(({ id, height }) => (
                <div key={id} className={styles.slot} style={{ gridRow: `span ${height}` }}>
                  <Placed id={id} ticket={tickets.get(id)} />
                </div>
              ))}
            </div>
          ))}
        </div>
        {stacks.length === 0 && <p className={styles.none}>{texts.none}</p>}
        <div className={styles.rest} data-rest={ready.length + dropped.length + leftOver > 0 || undefined}>
          {ready.length > 0 && (
            <section className={styles.strip} aria-label={texts.ready.title} data-ready>
              <h2 className={styles.stripTitle}>{texts.ready.title}</h2>
              {ready.map((id) => {
                const ticket = tickets.get(id)
                return ticket?.status === 'ready' ? (
                  <ReadyTicket key={id} ticket={ticket} />
                ) : (
                  <Gone key={id} id={id} ticket={ticket} />
                )
              })}
            </section>
          )}
          {dropped.length > 0 && (
            <p className={styles.leftOver}>
              {texts.dropped}:{' '}
              {dropped.map(({ id, customerName }) => `${shortCode(id)} ${customerName}`).join(' · ')}
            </p>
          )}
          {leftOver > 0 && <p className={styles.leftOver}>{texts.leftOver(leftOver)}</p>}
          <p className={styles.leftOver}>{texts.awake[awake]}</p>
        </div>
      </main>
      <BoardFoot
        done={board.done.filter(({ id }) => done.includes(id))}
        open={open.filter(isToMake)}
        ready={open.filter(isReady).length}
        main={main}
      />
    </>
  )
}

/** Brings the order that somebody looks for into view as soon as it has a place. */
function useSought(main: RefObject<HTMLElement | null>, stacks: Layout['stacks']): void {
  const sought = useStore(soughtOrder, (id) => id)
  useEffect(() => {
    const card = sought && main.current?.querySelector(`[data-order="${sought}"]`)
    if (!card) return
    card.closest('[data-stack]')?.scrollIntoView()
    soughtOrder.set(undefined)
  }, [main, sought, stacks])
}

const isReady = ({ status }: KitchenTicket) => status === 'ready'

/** First what the kitchen must stop, then by the time when it is due. So all boards show the same order. */
function layoutOf({ open, done, cancelled }: KitchenOrders, heights: ReadonlyMap<string, number>): Layout {
  const toMake = [...open, ...cancelled]
    .filter(isToMake)
    .toSorted((one, other) => Number(other.isToStop) - Number(one.isToStop) || byDueTime(one, other))
  const ready = open.filter(isReady).toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt))
  return {
    stacks: stacksOf(toMake.map(({ id }) => ({ id, height: heights.get(id) ?? placeHeight }))),
    ready: ready.map(({ id }) => id),
    done: done.map(({ id }) => id),
  }
}

interface PlacedProps {
  readonly id: string
  /** Undefined if the order is no longer on the board. */
  readonly ticket: KitchenTicket | undefined
}

/** What is in a place of the board. An order that has left it leaves its place empty until nobody touches the board. */
function Placed({ id, ticket }: PlacedProps) {
  if (!ticket || !isToMake(ticket)) return <Gone id={id} ticket={ticket} />
  return ticket.isToStop ? <CancelledTicket ticket={ticket} /> : <TicketCard ticket={ticket} />
}

function Gone({ id, ticket }: PlacedProps) {
  const { status } = useTexts(orderWords)
  return (
    <p className={styles.gone}>
      {shortCode(id)} {ticket && `· ${status[ticket.status]}`}
    </p>
  )
}
