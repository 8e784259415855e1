import { useTexts } from '#src/web/language.tsx'
import { restaurantTexts } from '../../texts/restaurant-texts.ts'
import { openingDays, type OpeningDays } from '../site/opening-days.ts'
import styles from '../site/opening-hours-list.module.css'
import { useSiteSettings } from './use-site-settings.tsx'

/** When the restaurant is open in an ordinary week. */
export function OpeningHoursList() {
  const texts = useTexts(restaurantTexts)
  const { openingHours } = useSiteSettings()
  return (
    <dl className={styles.hours}>
      {openingDays(openingHours).map((days) => (
        <div key={days.from} className={styles.days}>
          <dt>{daysText(days, texts)}</dt>
          <dd>{days.spans.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ') || texts.closed}</dd>
        </div>
      ))}
    </dl>
  )
}

function daysText({ from, to }: OpeningDays, texts: (typeof restaurantTexts)['en']): string {
  if (from === 1 && to === 0) return texts.everyDay
  const first = texts.weekdays[from] ?? ''
  return from === to ? first : texts.dayRange(first, texts.weekdays[to] ?? '')
}
