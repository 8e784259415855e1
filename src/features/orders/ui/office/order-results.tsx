import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { usePagedList } from '#src/web/office/paged-list.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import type { Order } from '../../contract/order.ts'
import { OrderCard } from './order-card.tsx'
import { orderListQuery } from './order-queries.ts'
import { useOrderFilters } from './use-order-filters.ts'

/** The orders that match, page after page as asked for. */
export function OrderResults() {
  const texts = useTexts(officeOrdersTexts)
  const filters = useOrderFilters()
  const list = usePagedList(orderListQuery(useOfficeApi(), filters))
  return <OfficeList list={list} filters={filters} texts={texts.list} look="cards" renderRow={renderOrder} />
}

function renderOrder(order: Order) {
  return <OrderCard order={order} />
}
