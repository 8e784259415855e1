import { Badge } from '#src/design/badge.tsx'
import smallText from '#src/design/small-text.module.css'
import { formatDayMonth, formatWeekday, restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import type { Order } from '../../contract/order.ts'
import { minutesSince, orderDue, waitTone } from '../../rules/order-due.ts'
import { isOpen } from '../../rules/order-progress.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { formatDay, formatMoment } from '../site/order-times.ts'
import styles from './order-parts.module.css'

/**
 * The time when an order is due, in the largest letters, and how long the guest has been waiting. The waiting time changes as time
 * passes.
 */
export function OrderDueTime({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts).due
  const { wait } = useTexts(officeTexts)
  const language = useLanguage()
  const now = useServerTime()
  const { kind, at, isLate } = orderDue(order, now)
  const waited = minutesSince(order.createdAt, now)
  const tone = kind === 'at-once' ? waitTone(waited) : undefined
  const placed = formatMoment(restaurantDateTime(new Date(order.createdAt)), now, language)
  const date = at?.slice(0, 10)
  const isToday = date === undefined || date === restaurantDate(now)
  const isPast = date !== undefined && date < restaurantDate(now)
  return (
    <div className={styles.dueTime}>
      <p className={styles.due} data-wait={isLate ? 'danger' : tone}>
        {at === null ? texts.atOnce(waited) : <time dateTime={at}>{at.slice(11)}</time>}
        {!isToday && (
          <span className={styles.day}>
            {isPast
              ? `${formatWeekday(date, language)}, ${formatDayMonth(date, language)}`
              : formatDay(date, now, language)}
          </span>
        )}
        {isLate && <Badge tone="accent">{texts.late}</Badge>}
        {tone && <Badge tone={tone === 'danger' ? 'accent' : 'gold'}>{wait[tone]}</Badge>}
      </p>
      <p className={smallText.muted}>
        {[
          kind !== 'placed' && texts.kind[kind],
          `${texts.placed} ${placed}`,
          at !== null && isOpen(order.status) && order.archivedAt === null && texts.waited(waited),
        ]
          .filter((part) => part !== false)
          .join(' · ')}
      </p>
    </div>
  )
}
