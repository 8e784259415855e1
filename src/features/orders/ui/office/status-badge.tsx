import { Badge } from '#src/design/badge.tsx'
import { useLanguage } from '#src/web/language.tsx'
import type { OrderStatus } from '../../contract/order.ts'
import { orderLabels } from '../../texts/order-labels.ts'

/** The colour of the badge for each status of an order. Only an order that waits for staff has a strong one. */
export const statusTones = {
  pending: 'gold',
  confirmed: 'success',
  preparing: 'warning',
  ready: 'warning',
  delivered: 'neutral',
  completed: 'neutral',
  cancelled: 'danger',
} as const

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{orderLabels[useLanguage()].status[status]}</Badge>
}
