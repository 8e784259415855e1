import { formatDayMonth, restaurantDate } from '#src/kernel/dates.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerSteps } from '#src/web/use-server-time.ts'
import { useSiteSettings } from './use-site-settings.tsx'
import { comingDays } from '../../rules/coming-days.ts'
import { lastDayOf } from '../../rules/day-range.ts'
import { restaurantTexts } from '../../texts/restaurant-texts.ts'
import styles from './opening-hours-list.module.css'

/**
 * Rows for the next days on which the restaurant is closed or has other hours than usual. The rows use only styles from the list of
 * opening hours, which every page loads, so their code, which is loaded separately, needs no style sheet.
 */
export function SpecialDays() {
  const { closed } = useTexts(restaurantTexts)
  const language = useLanguage()
  const settings = useSiteSettings()
  const today = useServerSteps((now) => restaurantDate(new Date(now)))
  return comingDays(settings, today).map(({ spans, reason, reasonVi, ...days }) => {
    const ends = [...new Set([days.date, lastDayOf(days)])].map((date) => formatDayMonth(date, language))
    const why = inLanguage(language, reason, reasonVi)
    return (
      <div key={`${days.date} ${reason}`} className={styles.days}>
        <dt>{ends.join(' – ') + (why && ` · ${why}`)}</dt>
        <dd>{spans.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ') || closed}</dd>
      </div>
    )
  })
}
