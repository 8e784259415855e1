import type { RefObject } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { useStore } from '#src/web/store.ts'
import { useConnection } from '#src/features/notifications/ui/office/live-store.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './kitchen-board.module.css'
import { LastMove, Recall } from './move-bar.tsx'
import { useQueueLength } from './strike-queue.ts'
import { lastMove } from './use-stage.ts'

interface BoardFootProps {
  readonly done: readonly KitchenTicket[]
  /** How many orders are ready. */
  readonly ready: number
  readonly main: RefObject<HTMLElement | null>
}

/** One row, always there: the last move, what can be recalled, and keys that show the next orders and those that are ready. */
export function BoardFoot({ done, ready, main }: BoardFootProps) {
  const texts = useTexts(kitchenTexts)
  const { connection } = texts
  const move = useStore(lastMove, (last) => last)
  const isLost = useConnection() === 'lost'
  const unsent = useQueueLength()
  const turn = (pages: number) => main.current?.scrollBy({ top: pages * main.current.clientHeight })
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
      <button type="button" className={styles.footButton} aria-label={texts.up} onClick={() => turn(-1)}>
        ▲
      </button>
      <button type="button" className={styles.footButton} aria-label={texts.down} onClick={() => turn(1)}>
        ▼
      </button>
    </footer>
  )
}
