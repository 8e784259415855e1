import { PriceLines } from '#src/design/price-lines.tsx'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import { amountOf } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { FactList, FactsPart } from '#src/web/office/facts-part.tsx'
import styles from '#src/web/office/facts.module.css'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import type { Order } from '../../contract/order.ts'
import { soldTotals } from '../../rules/order-totals.ts'
import { guestOf, isByPhone } from '../../rules/table-order.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels, placeOf } from '../../texts/order-labels.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { dietaryOfLines } from '#src/web/dietary-note.tsx'
import { StaffDietaryLine } from '#src/web/office/dietary-line.tsx'
import { CancelReason } from './cancel-reason.tsx'
import { lineAsText } from './order-as-text.ts'
import { GuestNote } from './guest-note.tsx'
import { OrderPayment } from './order-payment.tsx'
import { NextStep, StatusControls } from './status-controls.tsx'
import { TableLabelField } from './table-label-field.tsx'
import { useNoteSeen } from './unseen-query.ts'
import { formatMoment } from '../site/order-times.ts'
import { totalLines } from '../site/total-lines.ts'

/** All details of an order, with a field for its status. */
export function OrderFacts({ order }: { order: Order }) {
  useNoteSeen(order)
  const texts = useTexts(officeOrdersTexts)
  return (
    <div className={styles.facts}>
      <div className={styles.controls}>
        <StatusControls order={order} />
        <NextStep order={order} />
        <OrderPayment order={order} />
        <CallMarks row={order} />
        {order.orderType === 'dine-in' && <TableLabelField key={order.id} order={order} />}
      </div>
      <FactsPart title={texts.dialog.customer}>
        <Customer order={order} />
      </FactsPart>
      <FactsPart title={texts.dialog.order}>
        <Fulfilment order={order} />
      </FactsPart>
      <CancelReason order={order} />
      <FactsPart title={texts.fields.items} wide>
        <Bill order={order} />
      </FactsPart>
      {order.specialInstructions && (
        <FactsPart title={texts.dialog.notes} wide>
          <GuestNote text={order.specialInstructions} />
        </FactsPart>
      )}
    </div>
  )
}

function Customer({ order }: { order: Order }) {
  const { fields } = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const { customerPhone, shownPhone, customerEmail, customerAddress } = order
  return (
    <FactList
      facts={[
        { label: fields.customerName, text: guestOf(order, language) },
        shownPhone && {
          label: fields.customerPhone,
          text: <a href={`tel:${customerPhone}`}>{shownPhone}</a>,
        },
        customerEmail && {
          label: fields.customerEmail,
          text: <a href={`mailto:${customerEmail}`}>{customerEmail}</a>,
        },
        customerAddress && { label: fields.customerAddress, text: customerAddress },
      ]}
    />
  )
}

function Fulfilment({ order }: { order: Order }) {
  const { dialog, fields, takenBy } = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const labels = orderLabels[language]
  const now = useServerMinute()
  const at = (local: string) => formatMoment(local, now, language)
  const { requestedTime, scheduledTime, changedAt } = order
  return (
    <FactList
      facts={[
        { label: fields.orderType, text: placeOf(order, language) },
        { label: dialog.payment, text: labels.payment[order.paymentMethod] },
        { label: dialog.created, text: at(restaurantDateTime(new Date(order.createdAt))) },
        order.source === 'staff' && {
          label: dialog.source,
          text: order.createdBy === null && isByPhone(order) ? dialog.byStaff : takenBy(order.createdByName),
        },
        requestedTime && { label: dialog.requested, text: at(requestedTime) },
        changedAt && { label: dialog.changed, text: at(restaurantDateTime(new Date(changedAt))) },
        scheduledTime &&
          scheduledTime !== requestedTime && { label: dialog.scheduled, text: at(scheduledTime) },
      ]}
    />
  )
}

function Bill({ order }: { order: Order }) {
  const texts = useTexts(orderingTexts)
  const { lineNote } = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const { eachLine } = dietaryOfLines(order.items)
  const items = order.items.map((line) => ({
    label: (
      <>
        {lineAsText(line, language)}
        {eachLine && <StaffDietaryLine dietary={line} />}
        {line.note && <GuestNote isOfLine label={lineNote} text={line.note} />}
      </>
    ),
    amount: amountOf(line.lineTotal),
  }))
  return <PriceLines lines={[...items, ...totalLines(soldTotals(order), texts)]} />
}
