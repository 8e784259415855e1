import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'

import { Badge } from '#src/design/badge.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { nextStep } from '../../rules/order-progress.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import styles from './order-parts.module.css'
import { StatusBadge } from './status-badge.tsx'
import { OrderStatusSelect } from './status-select.tsx'
import { useOrderStatus, useUndo } from './use-order-status.ts'

/** An order's status, to set, or to read where the order is archived. */
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

/** Sets an order's status: any by the list, what usually comes next by one large button, which can be taken back. */
function SettableStatus({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const { status, isPending, setStatus } = useOrderStatus(order)
  const { remember, undo } = useUndo(order)
  const code = shortCode(order.id)
  const step = nextStep(status)

  async function takeStep(event: MouseEvent) {
    // The second press of a double one would meet the step after.
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
        <Button className={styles.undo} variant="default" aria-label={texts.undoOf(code)} onClick={undo}>
          {texts.undo}
        </Button>
      )}
    </>
  )
}
