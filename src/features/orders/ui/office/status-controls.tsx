import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'

import { Badge } from '#src/design/badge.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { StatusSelect } from '#src/web/office/status-select.tsx'
import { passesByCall } from '#src/features/call-first/rules/call-first.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { nextStep, offeredStatuses } from '../../rules/order-progress.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import styles from './order-parts.module.css'
import { StatusBadge, statusTones } from './status-badge.tsx'
import { useOrderStatus, useUndo } from './order-writes.ts'

/** An order's status with controls to set it. If the order is archived, it is read only. */
export function StatusControls({ order }: { order: Order }) {
  const { archived } = useTexts(officeOrdersTexts)
  if (order.archivedAt === null) return <SettableStatus order={order} />
  return (
    <>
      <StatusBadge status={order.status} />
      <Badge>{archived}</Badge>
    </>
  )
}

/** Sets an order's status: the list offers any status, and one large button sets the usual next one, which can be undone. */
function SettableStatus({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const { status, isPending, setStatus } = useOrderStatus(order)
  const { remember, undo } = useUndo(order)
  const code = shortCode(order.id)
  const step = nextStep(status)

  async function takeStep(event: MouseEvent) {
    // Ignores the second click of a double-click, which would take the next step as well.
    if (step === undefined || event.detail > 1) return
    remember(status, await setStatus(step))
  }

  return (
    <>
      <OrderStatusSelect order={order} />
      {step !== undefined && (
        <Button
          className={styles.step}
          disabled={isPending}
          aria-label={texts.nextStepOf(texts.nextStep[step], code)}
          onClick={(event) => void takeStep(event)}
        >
          {texts.nextStep[step]}
        </Button>
      )}
      {undo && (
        <Button
          className={styles.undo}
          variant="default"
          // While another status is being saved, undo would no longer refer to the last step.
          disabled={isPending}
          aria-label={texts.undoOf(code)}
          onClick={undo}
        >
          {texts.undo}
        </Button>
      )}
    </>
  )
}

/**
 * Sets an order's status. If the order has a status that is not offered, the list shows that one too. If the restaurant has to call
 * first, staff can only confirm or cancel.
 */
function OrderStatusSelect({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const { status, setStatus } = useOrderStatus(order)
  const statuses = offeredStatuses.includes(status) ? offeredStatuses : [status, ...offeredStatuses]
  return (
    <StatusSelect
      label={texts.statusOf(shortCode(order.id))}
      statuses={statuses.filter((next) => !passesByCall(order, next))}
      labels={orderLabels[useLanguage()].status}
      tones={statusTones}
      value={status}
      onChoose={(chosen) => void setStatus(chosen)}
    />
  )
}
