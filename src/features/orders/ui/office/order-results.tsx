import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { EmptyState } from '#src/design/empty-state.tsx'
import { Notice } from '#src/design/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { OrderCard } from './order-card.tsx'
import { orderListQuery } from './order-queries.ts'
import styles from './orders-page.module.css'
import { useOrderFilter } from './use-order-filter.ts'

/** The orders that match, page after page as asked for. */
export function OrderResults() {
  const texts = useTexts(officeOrdersTexts)
  const filter = useOrderFilter()
  const query = useInfiniteQuery(orderListQuery(filter))
  const orders = query.data?.pages.flatMap((page) => page?.rows ?? [])
  const total = query.data?.pages.at(-1)?.total ?? 0
  const detailsAt = useDetailsAddress()

  if (!orders) return query.isError ? <Failed retry={() => void query.refetch()} /> : <Loading />
  return (
    <>
      {/* What was loaded before stays in sight; a note says that it may be old. */}
      {query.isError && <Failed retry={() => void query.refetch()} />}
      <p role="status" className={styles.count}>
        {texts.count(orders.length, total)}
      </p>
      {orders.length === 0 && <NoOrders filtered={filter.q !== '' || filter.period !== 'all'} />}
      <ul role="list" className={styles.list} aria-busy={query.isPlaceholderData}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} detailsAt={detailsAt(order.id)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className={styles.more}
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </>
  )
}

function useDetailsAddress() {
  const [parameters] = useSearchParams()
  return (order: string) => {
    const next = new URLSearchParams(parameters)
    next.set('order', order)
    return { search: `?${next.toString()}` }
  }
}

function NoOrders({ filtered }: { filtered: boolean }) {
  const texts = useTexts(officeOrdersTexts)
  const [, setFilters] = useUrlFilters()
  if (!filtered) return <EmptyState as="h3" title={texts.none} description={texts.noneMore} />
  const clear = () => setFilters({ q: null, period: null })
  return (
    <EmptyState
      as="h3"
      title={texts.noneFound}
      description={texts.noneFoundMore}
      action={<Button onClick={clear}>{texts.clear}</Button>}
    />
  )
}

function Failed({ retry }: { retry: () => void }) {
  const texts = useTexts(officeOrdersTexts)
  return (
    <Notice tone="danger" title={texts.failed} urgent>
      <Button variant="default" onClick={retry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}

function Loading() {
  const texts = useTexts(officeOrdersTexts)
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles.list}>
        {[0, 1, 2].map((each) => (
          <Skeleton key={each} shape="block" height="12rem" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
