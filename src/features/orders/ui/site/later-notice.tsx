import { Notice } from '#src/design/notice.tsx'
import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { restaurantDate } from '#src/kernel/dates.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { closureOn } from '#src/features/restaurant/rules/opening-hours.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { formatLaterDay } from './order-times.ts'
import { laterDay } from '../../rules/requested-time.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import styles from './ordering.module.css'

interface LaterNoticeProps {
  /** The requested time as the form contains it. Empty means as soon as possible. */
  readonly requested: string
  readonly id?: string
}

/** Says that the order will not be made today, but on which day, and why. Screen readers announce each change of this text. */
export function LaterNotice({ requested, id }: LaterNoticeProps) {
  const texts = useTexts(orderingTexts).later
  const language = useLanguage()
  const settings = useSiteSettings()
  const now = useServerMinute()
  const later = laterDay(requested, now, settings)
  const closure = closureOn(restaurantDate(now), settings)
  const why = {
    asked: '',
    'closed-by-now': texts.closedByNow,
    'closed-today': texts.closedToday(closure && inLanguage(language, closure.reason, closure.reasonVi)),
  }
  return (
    <div role="status" id={id} className={styles.later}>
      {later && (
        <Notice
          tone="warning"
          icon={<ClockIcon />}
          title={texts.title(formatLaterDay(later.moment, now, language))}
        >
          {why[later.reason]} {texts.from(later.moment.slice(11))}
        </Notice>
      )}
    </div>
  )
}
