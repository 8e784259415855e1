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

/** In the bar: the pause with its time, and how much is sold out. A tap on either shows all of it. */
export function SoldOutEntry({ board, onOpen }: SoldOutProps & { onOpen(): void }) {
  const { out } = useTexts(kitchenTexts)
  const pause = usePause(board)
  const soldOut = board?.soldOut.length ?? 0
  return [pause, soldOut > 0 && out.count(soldOut)].map(
    (text) =>
      text && (
        <button key={text} type="button" className={styles.out} onClick={onOpen}>
          {text}
        </button>
      ),
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
