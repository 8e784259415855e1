import { Badge } from '#src/design/badge.tsx'
import { useLanguage } from '#src/web/language.tsx'
import type { OrderStatus } from '../../contract/order.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { statusTones } from './status-tones.ts'

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{orderLabels[useLanguage()].status[status]}</Badge>
}
