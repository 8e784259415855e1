import { Link } from 'react-router'

import { restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import { formatDayTime } from '#src/kernel/day-time.ts'
import { markEnglish } from '#src/kernel/language.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerTime } from '#src/web/use-server-time.ts'
import type { KitchenOrders } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './kitchen-board.module.css'
import sheet from './board-sheet.module.css'

interface SoldOutProps {
  readonly board: KitchenOrders | undefined
}

interface SoldOutEntryProps extends SoldOutProps {
  readonly isOpen: boolean
  readonly maySellOut: boolean
  onSheet(): void
}

/**
 * In the bar: the pause with its time, and how much is sold out. A tap on either shows all of it and, to staff, the way to change it;
 * another hides it.
 */
export function SoldOutEntry({ board, isOpen, maySellOut, onSheet }: SoldOutEntryProps) {
  const { out } = useTexts(kitchenTexts)
  const pause = usePause(board)
  const soldOut = board?.soldOut.length ?? 0
  return [pause, soldOut > 0 ? out.count(soldOut) : maySellOut && out.title].map(
    (text) =>
      text && (
        <button key={text} type="button" className={styles.out} aria-expanded={isOpen} onClick={onSheet}>
          {text}
        </button>
      ),
  )
}

/** Where staff mark what is sold out and pause the kitchen. A paired board may do neither. */
export function SoldOutLinks({ back }: { back: string }) {
  const { out } = useTexts(kitchenTexts)
  const dishes = back.startsWith('/admin') ? '/admin/dashboard/menu' : '/staff/menu'
  return (
    <nav className={sheet.rest}>
      <Link className={sheet.back} to={dishes}>
        {out.mark}
      </Link>
      <Link className={sheet.back} to={back}>
        {out.takePause}
      </Link>
    </nav>
  )
}

/** In the sheet: all that is sold out, each with the time until when, if it is known. */
export function SoldOutList({ board }: SoldOutProps) {
  const { out } = useTexts(kitchenTexts)
  const language = useLanguage()
  const timeOf = useTimes()
  const pause = usePause(board)
  const soldOut = board?.soldOut ?? []
  return (
    <>
      {pause && <p>{pause}</p>}
      {soldOut.length > 0 && (
        <section>
          <h2 className={sheet.category}>{out.title}</h2>
          <ul role="list" aria-label={out.title}>
            {soldOut.map(({ name, nameVi, until }) => (
              <li key={name} className={sheet.dish}>
                <span>{showEnglish(markEnglish(language, name, nameVi))}</span>
                {until !== null && <span>{out.until(timeOf(until))}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function usePause(board: KitchenOrders | undefined): string | undefined {
  const { out } = useTexts(kitchenTexts)
  const timeOf = useTimes()
  const isOver = useServerTime().toISOString() >= (board?.pausedUntil ?? '')
  return board?.pausedUntil && !isOver ? out.pause(timeOf(board.pausedUntil)) : undefined
}

/** Formats a time, with the day if it is not today. */
function useTimes(): (at: string) => string {
  const language = useLanguage()
  const now = useServerTime()
  return (at) => {
    const time = new Date(at)
    return restaurantDate(time) === restaurantDate(now) ? restaurantTime(time) : formatDayTime(time, language)
  }
}
