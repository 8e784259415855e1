import { useLanguage, useTexts } from '#src/web/language.tsx'
import { StatusSelect } from '#src/web/office/status-select.tsx'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { offeredStatuses } from '../../rules/order-progress.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { statusTones } from './status-tones.ts'
import { useOrderStatus } from './use-order-status.ts'

/** Sets an order's status; an order in a status that is not offered has that one besides. */
export function OrderStatusSelect({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const { status, setStatus } = useOrderStatus(order)
  return (
    <StatusSelect
      label={texts.statusOf(shortCode(order.id))}
      statuses={offeredStatuses.includes(status) ? offeredStatuses : [status, ...offeredStatuses]}
      labels={orderLabels[useLanguage()].status}
      tones={statusTones}
      value={status}
      onChoose={(chosen) => void setStatus(chosen)}
    />
  )
}
