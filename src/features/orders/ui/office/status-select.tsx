import { NativeSelect } from '@mantine/core'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { Order, OrderStatus } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { offeredStatuses } from '../../rules/order-progress.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import styles from './order-parts.module.css'
import { useOrderStatus } from './use-order-status.ts'

/** Sets an order's status; an order in a status that is not offered has that one besides. */
export function StatusSelect({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const labels = orderLabels[useLanguage()].status
  const { status, setStatus } = useOrderStatus(order)
  const values = offeredStatuses.includes(status) ? offeredStatuses : [status, ...offeredStatuses]
  return (
    <NativeSelect
      className={styles.status}
      data-status={status}
      aria-label={texts.statusOf(shortCode(order.id))}
      data={values.map((value) => ({ value, label: labels[value] }))}
      value={status}
      // One of the values above, which are all statuses.
      onChange={({ currentTarget }) => setStatus(currentTarget.value as OrderStatus)}
    />
  )
}
