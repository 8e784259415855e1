import { classNames } from '#src/design/class-names.ts'
import smallText from '#src/design/small-text.module.css'
import { formatDayMonth, formatWeekday, restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import tones from '#src/web/office/order-tone.module.css'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import type { Order } from '../../contract/order.ts'
import { orderAge } from '../../rules/order-age.ts'
import { minutesSince, orderDue } from '../../rules/order-due.ts'
import { isOpen } from '../../rules/order-progress.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { formatDay, formatMoment } from '../site/order-times.ts'
import styles from './order-parts.module.css'

/** The time when an order is due, in the largest letters, or how long its guest has been waiting. It changes as time passes. */
export function OrderDueTime({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts).due
  const { wait } = useTexts(officeTexts)
  const waitOf = { soon: wait.warning, late: wait.danger }
  const language = useLanguage()
  const now = useServerTime()
  const { at } = orderDue(order, now)
  const waits = isOpen(order.status) && order.archivedAt === null
  const waited = minutesSince(order.createdAt, now)
  const age = orderAge(order, now)
  // For an order that is ready, nothing more is to be made, so its time calls nobody.
  const tone = order.status === 'ready' ? 'calm' : age.tone
  const date = at?.slice(0, 10)
  const isToday = date === undefined || date === restaurantDate(now)
  const isPast = date !== undefined && date < restaurantDate(now)
  return (
    <p className={classNames(styles.due, waits && tones.tone)} data-tone={waits ? tone : undefined}>
      {at === null ? texts.atOnce(waited) : <time dateTime={at}>{at.slice(11)}</time>}
      {!isToday && (
        <span className={styles.day}>
          {isPast
            ? `${formatWeekday(date, language)}, ${formatDayMonth(date, language)}`
            : formatDay(date, now, language)}
        </span>
      )}
      {waits && tone !== 'calm' && (
        <span className={styles.tone}>{age.kind === 'waits' ? waitOf[tone] : texts.tone[tone]}</span>
      )}
    </p>
  )
}

/** Which time it is at which an order is due, when the guest placed the order, and how long the guest has been waiting. */
export function OrderDueNote({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts).due
  const language = useLanguage()
  const now = useServerTime()
  const { kind, at } = orderDue(order, now)
  const waits = isOpen(order.status) && order.archivedAt === null
  const placed = formatMoment(restaurantDateTime(new Date(order.createdAt)), now, language)
  return (
    <p className={smallText.muted}>
      {[
        kind !== 'placed' && texts.kind[kind],
        `${texts.placed} ${placed}`,
        at !== null && waits && texts.waited(minutesSince(order.createdAt, now)),
      ]
        .filter((part) => part !== false)
        .join(' · ')}
    </p>
  )
}
