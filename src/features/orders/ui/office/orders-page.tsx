import { Button, SegmentedControl } from '@mantine/core'
import { Link } from 'react-router'

import layout from '#src/design/layout.module.css'
import { TableIcon } from '#src/design/office-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { usePagedRows } from '#src/web/office/resource/paged-rows.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { dashboardPeriods, useListFilters } from '#src/web/office/use-list-filters.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import type { Order } from '../../contract/order.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { tableCodeTexts } from '../../texts/table-code-texts.ts'
import { OrderDialogs } from './order-dialogs.tsx'
import { OrderCard } from './order-card.tsx'
import styles from './order-parts.module.css'
import { orderResource } from './order-resource.tsx'
import { PhoneOrder } from './phone-order.tsx'
import { UnpaidTransfers } from './unpaid-transfers.tsx'

/**
 * The months that the page tells each role in its sentence about deletion. After 3 months an order is archived, and after 6 its
 * personal data are erased.
 */
const retentionMonths = { admin: 3, staff: 6, customer: 6 }

/** The restaurant's orders, newest first and updated live. Admins can also change and delete them. */
export default function OrdersPage() {
  const texts = useTexts(officeOrdersTexts)
  const codes = useTexts(tableCodeTexts)
  const role = storedUser()?.role ?? 'staff'
  return (
    <OfficeSection
      title={texts.title}
      foot={[texts.retention(retentionMonths[role]), texts.retentionMore]}
      action={
        <div className={layout.wrap2}>
          <PhoneOrder />
          {role === 'admin' && (
            <Button
              component={Link}
              to="/admin/table-codes"
              variant="default"
              leftSection={<TableIcon size="1.25rem" />}
            >
              {codes.title}
            </Button>
          )}
        </div>
      }
    >
      <OrderViews />
      <OrderDialogs />
    </OfficeSection>
  )
}

const views = ['all', 'unpaid'] as const

/** All orders, or those whose transfer has not arrived. The address holds the view, so that a link opens it. */
function OrderViews() {
  const texts = useTexts(officeOrdersTexts).views
  const [parameters, set] = useUrlFilters()
  const view = parameters.get('view') === 'unpaid' ? 'unpaid' : 'all'
  return (
    <>
      <SegmentedControl
        className={styles.views}
        aria-label={texts.label}
        data={views.map((value) => ({ value, label: texts[value] }))}
        value={view}
        onChange={(chosen) => set({ view: chosen === 'unpaid' ? chosen : null })}
      />
      {view === 'unpaid' ? <UnpaidTransfers /> : <OrderResults />}
    </>
  )
}

/** The orders that match the filters, loaded page by page. */
function OrderResults() {
  const texts = useTexts(officeOrdersTexts)
  const filters = useListFilters({ period: dashboardPeriods(storedUser()?.role === 'admin') })
  const { q, chosen } = filters
  const list = usePagedRows(orderResource, { q, period: chosen.period })
  return <OfficeList list={list} filters={filters} texts={texts.list} look="cards" renderRow={renderOrder} />
}

function renderOrder(order: Order) {
  return <OrderCard order={order} />
}
