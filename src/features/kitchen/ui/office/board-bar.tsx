import { useEffect, useState } from 'react'

import { restaurantTime } from '#src/kernel/dates.ts'
import { useTexts } from '#src/web/language.tsx'
import { useServerTime } from '#src/web/use-server-time.ts'
import { useConnection } from '#src/features/notifications/ui/office/live-store.ts'
import type { KitchenOrders } from '../../contract/kitchen.ts'
import { orderAge } from '#src/features/orders/rules/order-age.ts'
import { isToMake } from '../../rules/unseen-change.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { isUnderSheet } from './board-sheet.tsx'
import { isTouched } from './board-touch.ts'
import { noteAsked, noteSeen, useNewOrders } from './heard-orders.ts'
import styles from './kitchen-board.module.css'
import { SoldOutEntry } from './sold-out.tsx'
import { SoundKey } from './sound-key.tsx'
import { UnseenKey } from './unseen-key.tsx'
import { soughtOrder } from './use-kept.ts'

interface BoardBarProps {
  readonly board: KitchenOrders | undefined
  /** True if the board shows older orders, because the last request to the server has failed or the first one has not ended. */
  readonly isOutdated: boolean
  readonly isSheetOpen: boolean
  /** Whether whoever uses the board may change what is sold out. */
  readonly maySellOut: boolean
  onSheet(): void
}

/** One row that is always in view: the time, whether the board is live, how many orders are late, and the key of the counts. */
export function BoardBar({ board, isOutdated, isSheetOpen, maySellOut, onSheet }: BoardBarProps) {
  const texts = useTexts(kitchenTexts)
  const connection = useConnection()
  const seconds = useSecondsOffline(connection === 'live' || connection === 'connecting')
  const isLost = connection === 'lost' || seconds >= lostAfter
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const isOld = board !== undefined && (isLost || isOutdated)
  return (
    <header className={styles.bar} data-tone="night" data-lost={isLost || undefined}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <div className={styles.barPart}>
        <time className={styles.time}>{restaurantTime(useServerTime())}</time>
        <SoundKey />
        <SoldOutEntry board={board} isOpen={isSheetOpen} maySellOut={maySellOut} onSheet={onSheet} />
      </div>
      <div className={styles.barPart} data-state>
        <div className={styles.connection}>
          {!isLost && !isOld && texts.connection[connection]}
          <p className={styles.lost} role="alert">
            {isLost && (
              <>
                <span>{texts.connection.lost}</span> <span aria-hidden>{clock} ·</span>{' '}
              </>
            )}
            {isOld && <span>{texts.outdated(restaurantTime(new Date(board.readAt)))}</span>}
          </p>
        </div>
        <Summary board={board} onShow={() => isSheetOpen && onSheet()} />
      </div>
      <button type="button" className={styles.barButton} aria-expanded={isSheetOpen} onClick={onSheet}>
        {texts.counts.title}
      </button>
    </header>
  )
}

/**
 * The key of the new orders: what is in view by then counts as seen, and the next ones come into view. `onShow` closes the sheet that
 * may lie over them.
 */
function Summary({ board, onShow }: { board: KitchenOrders | undefined; onShow(): void }) {
  const { summary } = useTexts(kitchenTexts)
  const now = useServerTime()
  const tickets = (board?.open ?? []).filter(isToMake)
  const tones = tickets.map((ticket) => orderAge(ticket, now).tone)
  const count = (tone: string) => tones.filter((each) => each === tone).length
  const fresh = useNewOrders(board)
  function showFresh(): void {
    const inView = fresh.filter(({ id }) => isInView(id))
    noteSeen(inView.map(({ id }) => id))
    noteAsked(fresh.map(({ id }) => id))
    isTouched.set(false)
    soughtOrder.set(fresh.find((ticket) => !inView.includes(ticket))?.id)
    onShow()
  }
  return (
    <>
      <p className={styles.summary}>
        <span>
          <strong data-late={count('late') > 0 || undefined}>{summary.late(count('late'))}</strong> ·
        </span>{' '}
        <span>{summary.soon(count('soon'))} ·</span> <span>{summary.total(tickets.length)}</span>
      </p>
      <UnseenKey board={board} onShow={onShow} />
      {fresh.length > 0 && (
        <button type="button" className={styles.fresh} onClick={showFresh}>
          {summary.fresh(fresh.length)}
        </button>
      )}
    </>
  )
}

/** Whether the whole card of an order is in view. */
export function isInView(id: string): boolean {
  const card = document.querySelector(`article[data-order="${id}"]`)
  const [box, view] = [card?.getBoundingClientRect(), card?.closest('main')?.getBoundingClientRect()]
  if (!card || !box || !view || isUnderSheet(card)) return false
  return box.top >= view.top - 1 && box.bottom <= view.bottom + 1
}

/** From so many seconds without the connection on, the bar is red. */
const lostAfter = 5

/** For how many seconds there has been no connection. */
function useSecondsOffline(isLive: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (isLive) return
    const since = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - since) / 1000)), 1000)
    return () => {
      clearInterval(timer)
      setSeconds(0)
    }
  }, [isLive])
  return seconds
}
