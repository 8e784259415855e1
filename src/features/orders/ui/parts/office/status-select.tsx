import { NativeSelect } from '@mantine/core'

import { useLanguage, useTexts } from '../../../../../web/language.tsx'
import type { Order, OrderStatus } from '../../../contract/order.ts'
import { shortCode } from '../../../rules/order-code.ts'
import { officeOrdersTexts } from '../../../texts/office-texts.ts'
import { orderWords } from '../../../texts/order-words.ts'
import styles from './order-parts.module.css'
import { useOrderStatus } from './use-order-status.ts'

/** What one chooses from; an order in another status has that one besides (resolutions, statuses). */
const offered: readonly OrderStatus[] = ['pending', 'confirmed', 'completed', 'cancelled']

export function StatusSelect({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const words = orderWords[useLanguage()].status
  const { status, setStatus } = useOrderStatus(order)
  const values = offered.includes(status) ? offered : [status, ...offered]
  return (
    <NativeSelect
      className={styles.status}
      data-status={status}
      aria-label={texts.statusOf(shortCode(order.id))}
      data={values.map((value) => ({ value, label: words[value] }))}
      value={status}
      // One of the values above, which are all statuses.
      onChange={({ currentTarget }) => setStatus(currentTarget.value as OrderStatus)}
    />
  )
}
