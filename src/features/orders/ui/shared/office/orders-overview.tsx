import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { EmptyState } from '#src/design/empty-state.tsx'
import { Notice } from '#src/design/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { useTexts } from '#src/web/language.tsx'
import { Figures } from '#src/web/office/figures.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { officeOrdersTexts } from '#src/features/orders/texts/office-texts.ts'
import { OrderCard } from '../../office/order-card.tsx'
import { newestOrdersQuery } from '../../office/order-queries.ts'
import styles from '../../office/orders-overview.module.css'

/** How many recent orders an overview lists. */
const maxRecent = 10

/** How many orders wait, and how many there are. */
export function OrderFigures() {
  const texts = useTexts(officeOrdersTexts).overview
  const api = useOfficeApi()
  const pending = useQuery(newestOrdersQuery(api, 1, ['pending']))
  const all = useQuery(newestOrdersQuery(api, 1))
  return (
    <Figures
      figures={[
        { name: texts.pending, value: pending.data?.total },
        { name: texts.all, value: all.data?.total },
      ]}
    />
  )
}

/** The newest orders that are pending or confirmed; `action` stands beside the heading. */
export function RecentOrders({ action }: { action: ReactNode }) {
  const texts = useTexts(officeOrdersTexts)
  return (
    <section aria-labelledby="recent-orders" className={styles.recent}>
      <div className={styles.heading}>
        <h3 id="recent-orders">{texts.overview.recent}</h3>
        {action}
      </div>
      <RecentOrderList />
    </section>
  )
}

function RecentOrderList() {
  const texts = useTexts(officeOrdersTexts)
  const { retry } = useTexts(officeTexts)
  const api = useOfficeApi()
  const { data, isError, refetch } = useQuery(newestOrdersQuery(api, maxRecent, ['pending', 'confirmed']))
  if (!data && isError) {
    return (
      <Notice tone="danger" title={texts.list.failed} urgent>
        <Button variant="default" onClick={() => void refetch()}>
          {retry}
        </Button>
      </Notice>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={texts.list.loading}>
        <Skeleton shape="block" height="10rem" />
      </SkeletonGroup>
    )
  }
  if (data.rows.length === 0) return <EmptyState as="p" title={texts.overview.nothing} />
  return (
    <ul role="list" className={styles.list}>
      {data.rows.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}
