import { Badge } from '#src/design/badge.tsx'
import { useLanguage } from '#src/web/language.tsx'
import type { OrderStatus } from '../../contract/order.ts'
import { orderWords } from '../../texts/order-words.ts'

const tones = {
  pending: 'warning',
  confirmed: 'accent',
  preparing: 'gold',
  ready: 'gold',
  delivered: 'success',
  completed: 'success',
  cancelled: 'danger',
} as const

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{orderWords[useLanguage()].status[status]}</Badge>
}
