import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { listFigure } from '#src/web/office/figures.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OverviewList } from '#src/web/office/overview-list.tsx'
import { newestQuery } from '#src/web/office/resource/paged-rows.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { OrderDialogs } from './order-dialogs.tsx'
import { orderResource } from './order-resource.tsx'
import { RecentOrder } from './recent-order.tsx'

/** How many orders are pending, and how many there are in total. Each number is undefined until it is loaded. */
export function useOrderFigures() {
  const texts = useTexts(officeOrdersTexts).overview
  const api = useOfficeApi()
  const pending = useQuery(newestQuery(orderResource, api, 1, ['pending']))
  const all = useQuery(newestQuery(orderResource, api, 1))
  return {
    pending: listFigure(texts.pending, pending.data?.total),
    all: listFigure(texts.all, all.data?.total),
  }
}

/** The `max` newest orders that are pending or confirmed. `action` stands beside the heading. */
export function RecentOrders({ action, max }: { action: ReactNode; max: number }) {
  const { list, overview } = useTexts(officeOrdersTexts)
  const query = useQuery(newestQuery(orderResource, useOfficeApi(), max, ['pending', 'confirmed']))
  return (
    <>
      <OverviewList
        texts={{
          title: overview.recent,
          loading: list.loading,
          failed: list.failed,
          nothing: overview.nothing,
        }}
        action={action}
        query={query}
        renderRow={(order) => <RecentOrder order={order} />}
      />
      <OrderDialogs />
    </>
  )
}
