import { Button } from '@mantine/core'
import { type MouseEvent, useState } from 'react'

import { Badge } from '#src/design/badge.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { takesTap } from '#src/web/office/second-tap.ts'
import { StatusSelect } from '#src/web/office/status-select.tsx'
import { passesByCall } from '#src/features/call-first/rules/call-first.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { asksForCash, nextStep, offeredStatuses } from '../../rules/order-progress.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { orderReasonTexts } from '../../texts/order-reason-texts.ts'
import { AskPayment } from './ask-payment.tsx'
import { CancelOrder } from './cancel-order.tsx'
import styles from './order-parts.module.css'
import { StatusBadge, statusTones } from './status-badge.tsx'
import { useOrderStatus, useOrderStep } from './order-writes.ts'

/**
 * The status of an order, with a list from which staff can choose any other. For an archived order the status cannot be changed.
 */
export function StatusControls({ order }: { order: Order }) {
  const { archived } = useTexts(officeOrdersTexts)
  if (order.archivedAt === null) return <OrderStatusSelect order={order} />
  return (
    <>
      <StatusBadge status={order.status} />
      <Badge>{archived}</Badge>
    </>
  )
}

/** The button that sets the usual next status of an order. For a finished order, the buttons that bring it back. */
export function NextStep({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const { status, isPending } = useOrderStatus(order)
  const take = useOrderStep(order)
  const [isAsking, setAsking] = useState(false)
  const next = nextStep({ ...order, status })
  if (order.archivedAt !== null || status === 'cancelled') return null
  if (next === undefined) return <StepsBack order={order} />

  function press(event: MouseEvent) {
    if (next === undefined || isPending || !takesTap(order.id, event)) return
    if (asksForCash(order, next)) setAsking(true)
    else take(next)
  }

  return (
    <>
      <Button
        className={styles.step}
        data-main
        data-step={next}
        // The `disabled` attribute would make the button lose the keyboard focus. So `aria-disabled` is used.
        aria-disabled={isPending}
        data-disabled={isPending || undefined}
        aria-label={texts.nextStepOf(texts.nextStep[next], shortCode(order.id))}
        onClick={press}
      >
        {texts.nextStep[next]}
      </Button>
      <AskPayment
        order={order}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDone={(paidVia) => take(next, paidVia)}
      />
    </>
  )
}

const stepsBack = ['ready', 'preparing'] as const

/** Buttons that bring back an order that was marked as finished by mistake. */
function StepsBack({ order }: { order: Order }) {
  const { stepBack, stepBackOf } = useTexts(officeOrdersTexts)
  const labels = orderLabels[useLanguage()].status
  const { isPending } = useOrderStatus(order)
  const take = useOrderStep(order)
  return (
    <div className={styles.back}>
      {stepsBack.map((step) => (
        <Button
          key={step}
          variant="default"
          disabled={isPending}
          aria-label={stepBackOf(labels[step], shortCode(order.id))}
          onClick={(event) => takesTap(order.id, event) && take(step)}
        >
          {stepBack(labels[step])}
        </Button>
      ))}
    </div>
  )
}

/**
 * A list that sets the status of an order. If the order has a status that the list does not usually contain, this status is added.
 * If the restaurant has to call the guest first, staff can only confirm or cancel the order.
 */
function OrderStatusSelect({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const reasons = useTexts(orderReasonTexts)
  const { status, setStatus } = useOrderStatus(order)
  const statuses = offeredStatuses.includes(status) ? offeredStatuses : [status, ...offeredStatuses]
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <StatusSelect
        label={texts.statusOf(shortCode(order.id))}
        statuses={statuses.filter((next) => !passesByCall(order, next))}
        labels={orderLabels[useLanguage()].status}
        tones={statusTones}
        value={status}
        onChoose={(chosen) => (chosen === 'cancelled' ? setAsking(true) : void setStatus(chosen))}
      />
      <CancelOrder
        title={reasons.ask(shortCode(order.id))}
        open={isAsking}
        onClose={() => setAsking(false)}
        onCancelOrder={(reason) => void setStatus('cancelled', reason)}
      />
    </>
  )
}
