import { lazy } from 'react'

import layout from '#src/design/layout.module.css'
import { useTexts } from '#src/web/language.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { restaurantTexts } from '../../texts/restaurant-texts.ts'
import { openingDays, type OpeningDays } from './opening-days.ts'
import styles from './opening-hours-list.module.css'
import { useSiteSettings } from './use-site-settings.tsx'

// The code that shows special days is loaded only if the restaurant has special days.
const SpecialDays = lazy(() => import('./special-days.tsx').then((part) => ({ default: part.SpecialDays })))

/** The opening hours of an ordinary week, and the next special days, whose hours differ. */
export function OpeningHoursList() {
  const texts = useTexts(restaurantTexts)
  const { openingHours, closures, lunarClosures, specialHours } = useSiteSettings()
  const hasSpecialDays = [closures, lunarClosures, specialHours].some((days) => days && days.length > 0)
  return (
    <dl className={layout.stack2}>
      {openingDays(openingHours).map((days) => (
        <div key={days.from} className={styles.days}>
          <dt>{daysText(days, texts)}</dt>
          <dd>{days.spans.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ') || texts.closed}</dd>
        </div>
      ))}
      {hasSpecialDays && (
        <PagePart failed={null}>
          <SpecialDays />
        </PagePart>
      )}
    </dl>
  )
}

function daysText({ from, to }: OpeningDays, texts: (typeof restaurantTexts)['en']): string {
  if (from === 1 && to === 0) return texts.everyDay
  const first = texts.weekdays[from] ?? ''
  return from === to ? first : texts.dayRange(first, texts.weekdays[to] ?? '')
}
