import { Button } from '@mantine/core'

import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { formatDayMonth, formatWeekday, restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { pauseTexts } from '../../texts/pause-texts.ts'
import { usePause, usePauseWrites } from './use-pause.ts'
import styles from './pause.module.css'

/**
 * A strip on every screen of the office that says until when the kitchen pauses and who began the pause, with a button that ends
 * it.
 */
export function PauseStrip() {
  const texts = useTexts(pauseTexts)
  const language = useLanguage()
  const pause = usePause()
  const { isPending, end } = usePauseWrites()
  const today = restaurantDate(useServerMinute())
  if (!pause) return null
  const until = new Date(pause.until)
  const date = restaurantDate(until)
  const day = date === today ? '' : ` ${formatWeekday(date, language)} ${formatDayMonth(date, language)}`
  return (
    <section className={styles.strip} aria-label={texts.pause}>
      <ClockIcon />
      <p className={styles.text} role="status">
        <strong>{texts.paused(restaurantTime(until) + day)}</strong>
        <span className={styles.more}>{pause.byName !== null && texts.by(pause.byName)}</span>
      </p>
      <Button className={styles.button} loading={isPending} onClick={end}>
        {texts.end}
      </Button>
    </section>
  )
}
