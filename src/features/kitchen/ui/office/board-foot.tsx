import type { RefObject } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { useStore } from '#src/web/store.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import { useConnection } from '#src/features/notifications/ui/office/live-store.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { orderAge } from '#src/features/orders/rules/order-age.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { isInView } from './board-bar.tsx'
import { noteAsked } from './heard-orders.ts'
import styles from './kitchen-board.module.css'
import { LastMove, Recall } from './move-bar.tsx'
import { useQueueLength } from './strike-queue.ts'
import { usePages } from './use-pages.ts'
import { lastMove } from './use-stage.ts'

interface BoardFootProps {
  readonly done: readonly KitchenTicket[]
  /** The orders still to be made. */
  readonly open: readonly KitchenTicket[]
  /** How many orders are ready. */
  readonly ready: number
  readonly main: RefObject<HTMLElement | null>
}

/**
 * One row, always there: the last move, what can be recalled, and keys that show the orders that are ready and the other pages. These
 * say what one cannot see: what hurries above, and how many orders wait below.
 */
export function BoardFoot({ done, open, ready, main }: BoardFootProps) {
  const texts = useTexts(kitchenTexts)
  const { connection } = texts
  const move = useStore(lastMove, (last) => last)
  const isLost = useConnection() === 'lost'
  const unsent = useQueueLength()
  const { page, pages, turn, ...hidden } = usePages(main)
  const [above, below] = [hidden.above, hidden.below].map((ids) =>
    ids.flatMap((id) => open.find((ticket) => ticket.id === id) ?? []),
  )
  /** Whoever turns the page has seen what stood on it, so that its new orders ring no more. */
  function leavePage(by: 1 | -1): void {
    noteAsked(open.map(({ id }) => id).filter(isInView))
    turn(by)
  }
  const hurry = useHurry(above ?? [])
  const wait = useWait(below ?? [])
  return (
    <footer className={styles.foot}>
      <div className={styles.moves}>
        <div className={styles.lastMove}>
          {move ? (
            <LastMove move={move} />
          ) : (
            isLost && (unsent > 0 ? connection.unsent(unsent) : connection.lostMore)
          )}
        </div>
        {done.map((ticket) => (
          <Recall key={ticket.id} ticket={ticket} />
        ))}
      </div>
      <button
        type="button"
        className={styles.footButton}
        data-wide
        aria-disabled={ready === 0}
        onClick={() => main.current?.querySelector('[data-ready]')?.scrollIntoView()}
      >
        {texts.ready.count(ready)}
      </button>
      <button
        type="button"
        className={styles.footButton}
        aria-label={[texts.up, hurry].filter(Boolean).join(': ')}
        onClick={() => leavePage(-1)}
      >
        <span>▲</span> {hurry && <span>{hurry}</span>}
      </button>
      <p className={styles.page}>
        {page}/{pages}
      </p>
      <button
        type="button"
        className={styles.footButton}
        aria-label={[texts.down, ...wait].join(': ')}
        onClick={() => leavePage(1)}
      >
        <span>{wait[0]}</span> <span>{wait[1]} ▼</span>
      </button>
    </footer>
  )
}

/** How many orders above hurry, in words; of late ones, how many are late. */
function useHurry(above: readonly KitchenTicket[]): string | undefined {
  const { summary } = useTexts(kitchenTexts)
  const now = useServerTime()
  const count = (tone: string) => above.filter((ticket) => orderAge(ticket, now).tone === tone).length
  const [late, soon] = [count('late'), count('soon')]
  return late > 0 ? summary.late(late) : soon > 0 ? summary.soon(soon) : undefined
}

/** How many orders wait below, and how long the first of them does, in words. */
function useWait(below: readonly KitchenTicket[]): string[] {
  const texts = useTexts(kitchenTexts)
  const now = useServerTime()
  const [next] = below
  if (!next) return []
  const { kind, minutes } = orderAge(next, now)
  return [texts.below(below.length), texts.age[kind](minutes).toLocaleLowerCase()]
}
