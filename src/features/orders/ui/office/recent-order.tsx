import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { markEnglish } from '#src/kernel/language.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { CallCode } from '#src/web/office/call-code.tsx'
import card from '#src/web/office/card.module.css'
import { useFold } from '#src/web/office/more-fold.tsx'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import { mentionsAllergy } from '#src/features/menu/rules/asked-filter.ts'
import { useIsFresh } from '#src/features/notifications/ui/office/live-store.ts'
import type { Order } from '../../contract/order.ts'
import { allergyNotes } from '../../rules/known-guest.ts'
import { lineDetails } from '../../rules/line-details.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { placeOf } from '../../texts/order-labels.ts'
import { FoldedActions, StepAndCall } from './due-order-card.tsx'
import { GuestNote } from './guest-note.tsx'
import { OrderDueTime } from './order-due-time.tsx'
import { PaymentBadge } from './order-payment.tsx'
import { useOrderStatus } from './order-writes.ts'
import { CopyOrder } from './rare-actions.tsx'
import styles from './recent-order.module.css'
import { StatusBadge } from './status-badge.tsx'

/**
 * A short form of an order for an overview, with all that staff read before they confirm it: when it is due, where it goes, the
 * amount and its payment, notes (those of an allergy first), and each dish with its choices.
 */
export function RecentOrder({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const { status } = useOrderStatus(order)
  const more = useFold()
  const fresh = useIsFresh(order.id)
  const { id, items, specialInstructions, customerName, shownPhone, grandTotal } = order
  return (
    <article
      className={classNames(card.card, styles.card, fresh && card.marked, fresh && card.fresh)}
      aria-label={texts.dialog.title(shortCode(id))}
    >
      <header className={styles.head}>
        <OrderDueTime order={order} />
        <h4 className={styles.code}>
          <CallCode code={shortCode(id)} />
        </h4>
        <span>{placeOf(order, language)}</span>
        <strong className={styles.amount}>
          <span className="visually-hidden">{texts.total} </span>
          {formatMoney(grandTotal)}
        </strong>
      </header>
      {allergyNotes([specialInstructions, ...items.map(({ note }) => note)]).map((note) => (
        <GuestNote key={note} text={note} />
      ))}
      <CallMarks row={order} />
      <ul role="list" className={styles.dishes}>
        {items.map((line, index) => (
          // Lines have no id of their own and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Dish key={index} line={line} />
        ))}
      </ul>
      {specialInstructions && !mentionsAllergy(specialInstructions) && (
        <GuestNote label={texts.dialog.notes} text={specialInstructions} />
      )}
      <div className={styles.foot}>
        <p className={styles.guest}>
          {customerName && <strong>{customerName}</strong>}
          {shownPhone && <span>{shownPhone}</span>}
          <StatusBadge status={status} />
          <PaymentBadge order={order} />
          {fresh && <Badge tone="gold">{texts.fresh}</Badge>}
          <CopyOrder order={order} isQuiet />
        </p>
        <StepAndCall order={order} more={more} />
      </div>
      <FoldedActions order={order} more={more} />
    </article>
  )
}

/** How many of which dish, what the guest chose of it, and a note of the guest that is not shown above already. */
function Dish({ line }: { line: Order['items'][number] }) {
  const { lineNote } = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const { choices } = lineDetails(line, language)
  return (
    <li>
      <strong>
        {line.quantity} × {showEnglish(markEnglish(language, line.name, line.nameVi))}
      </strong>
      {choices.map((choice) => (
        <span key={choice}>, {showEnglish(choice)}</span>
      ))}
      {line.note && !mentionsAllergy(line.note) && <GuestNote isOfLine label={lineNote} text={line.note} />}
    </li>
  )
}
