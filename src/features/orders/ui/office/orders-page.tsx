import { Button, SegmentedControl } from '@mantine/core'
import { Link } from 'react-router'

import layout from '#src/design/layout.module.css'
import { TableIcon } from '#src/design/office-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { ListFilters } from '#src/web/office/list-filters.tsx'
import { ListRows } from '#src/web/office/list-rows.tsx'
import { MoreButton, useFold } from '#src/web/office/more-fold.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { usePagedRows } from '#src/web/office/resource/paged-rows.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import {
  dashboardPeriods,
  type FilterValues,
  type ListFilterState,
  useListFilters,
} from '#src/web/office/use-list-filters.ts'
import { useRowFocus } from '#src/web/office/use-row-focus.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import { useReportPresence } from '#src/features/presence/ui/office/use-presence.ts'
import { PauseButton } from '#src/features/oven/ui/office/pause-button.tsx'
import { usePause } from '#src/features/oven/ui/office/use-pause.ts'
import type { Order } from '../../contract/order.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { tableCodeTexts } from '../../texts/table-code-texts.ts'
import { DueOrders } from './due-orders.tsx'
import { OrderDialogs } from './order-dialogs.tsx'
import { OrderCard } from './order-card.tsx'
import styles from './order-parts.module.css'
import { orderResource } from './order-resource.tsx'
import { PhoneOrder } from './phone-order.tsx'
import { UnpaidTransfers } from './unpaid-transfers.tsx'

/**
 * After how many months an order is gone, as the page tells each role. After 3 months an order is archived, which matters to
 * admins; after 6 months its personal data is erased.
 */
const retentionMonths = { admin: 3, staff: 6, customer: 6 }

/**
 * The orders page: the list of due orders, and the list of all orders, the newest first. Both are refreshed at each change. Admins
 * can also edit and delete orders.
 */
export default function OrdersPage() {
  useReportPresence()
  const texts = useTexts(officeOrdersTexts)
  const codes = useTexts(tableCodeTexts)
  const rare = useFold()
  const role = storedUser()?.role ?? 'staff'
  // During a pause there is nothing for staff behind the button: the strip above ends the pause.
  const hasRare = usePause() === undefined || role === 'admin'
  return (
    <OfficeSection
      title={texts.title}
      foot={[texts.retention(retentionMonths[role]), texts.retentionMore]}
      action={
        <div className={styles.headActions}>
          <PhoneOrder />
          {hasRare && <MoreButton label={texts.moreOfPage} fold={rare} />}
        </div>
      }
    >
      {hasRare && rare.isOpen && (
        <div id={rare.id} className={layout.wrap2}>
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
          {/* This button stands last, because its choices open below it. */}
          <PauseButton />
        </div>
      )}
      <OrderViews />
      <OrderDialogs />
    </OfficeSection>
  )
}

const views = ['due', 'all', 'unpaid'] as const

/**
 * The three lists of the page: due orders, all orders, and orders whose bank transfer has not arrived. The address contains which
 * list is open, so that a link can open it. A period applies only to all orders, and a search not to the due orders: typing a search
 * text in their list opens the list of all orders.
 */
function OrderViews() {
  const texts = useTexts(officeOrdersTexts)
  const [parameters, set] = useUrlFilters()
  const filters = useListFilters({ period: dashboardPeriods(storedUser()?.role === 'admin') })
  const asked = views.find((each) => each !== 'due' && each === parameters.get('view'))
  const view = asked ?? (filters.isFiltered ? 'all' : 'due')
  const shown: ListFilterState<FilterValues> = view === 'all' ? filters : { ...filters, values: {} }

  function choose(chosen: string) {
    if (chosen === 'due') set({ view: null, q: null, period: null })
    else set({ view: chosen, stage: null })
  }

  return (
    <div className={styles.view}>
      <div className={styles.bar} data-view={view}>
        <SegmentedControl
          className={styles.views}
          classNames={{ control: styles.oneView }}
          aria-label={texts.views.label}
          data={views.map((value) => ({ value, label: texts.views[value] }))}
          value={view}
          onChange={choose}
        />
        <ListFilters filters={shown} texts={texts.list} />
      </div>
      {view === 'due' && <DueOrders />}
      {view === 'all' && <OrderResults filters={filters} />}
      {view === 'unpaid' && <UnpaidTransfers filters={filters} />}
    </div>
  )
}

/** The orders that match the filters. A button loads further pages. */
function OrderResults({ filters }: { readonly filters: ListFilterState<PeriodFilter> }) {
  const texts = useTexts(officeOrdersTexts)
  const { q, chosen } = filters
  const list = usePagedRows(orderResource, { q, period: chosen.period })
  const around = useRowFocus(list.rows)
  return (
    <div ref={around} className={layout.stack4}>
      <ListRows list={list} filters={filters} texts={texts.list} look="cards" renderRow={renderOrder} />
    </div>
  )
}

type PeriodFilter = { readonly period: ReturnType<typeof dashboardPeriods> }

function renderOrder(order: Order) {
  return <OrderCard order={order} />
}
