import { useQuery } from '@tanstack/react-query'

import { EmptyState } from '#src/design/empty-state.tsx'
import layout from '#src/design/layout.module.css'
import { deviceTime } from '#src/web/clock.ts'
import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { undoDraftTime } from '#src/web/office/undo-time.ts'
import { showUndoToast } from '#src/web/office/undo-toast.tsx'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import { byTable, freeTables } from '../../rules/free-tables.ts'
import { phoneOrderTexts } from '../../texts/phone-order-texts.ts'
import { visitTexts } from '../../texts/visit-texts.ts'
import { OrderDialogs } from './order-dialogs.tsx'
import { beginTableOrder } from './phone-order-draft.ts'
import { PhoneOrder, TableOrder } from './phone-order.tsx'
import { FreeTable, TakenTable } from './table-card.tsx'
import styles from './tables-page.module.css'
import { OpenTable } from './visit-dialogs.tsx'
import { visitsKey } from './visit-writes.ts'

/** The page with the restaurant's tables and the guests at each. It is refreshed at each change. For staff and admins. */
export default function TablesPage() {
  const texts = useTexts(visitTexts)
  const api = useOfficeApi()
  const [, setFilters] = useUrlFilters()
  const query = useQuery({ queryKey: visitsKey, queryFn: () => api.call('GET /api/visits') })

  const { data } = query
  const note = data && texts.count(data.visits.length, freeTables(data.tables, data.visits).length)

  function order(label: string) {
    const restore = beginTableOrder(storedUser()?.id ?? '', deviceTime(), label)
    setFilters({ enter: 'table' })
    if (restore) showUndoToast((language) => phoneOrderTexts[language].otherTable, restore, undoDraftTime)
  }

  return (
    <OfficeSection
      title={texts.title}
      {...(note !== undefined && { note })}
      action={
        <div className={layout.wrap2}>
          <PhoneOrder />
          <OpenTable />
        </div>
      }
    >
      <Loaded query={query} texts={texts} height="20rem">
        {({ tables, visits }) => {
          const free = freeTables(tables, visits)
          if (visits.length + free.length === 0)
            return <EmptyState title={texts.none.title} description={texts.none.text} />
          return (
            <>
              {/* Guests who wait for something come before tables that wait for guests. */}
              <ul role="list" className={styles.taken}>
                {byTable(visits).map((visit) => (
                  <li key={visit.id}>
                    <TakenTable visit={visit} tables={tables} free={free} onOrder={order} />
                  </li>
                ))}
              </ul>
              <ul role="list" className={styles.tables} aria-label={texts.free}>
                {free.map((label) => (
                  <li key={label}>
                    <FreeTable label={label} onOrder={order} />
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
      <TableOrder />
      <OrderDialogs />
    </OfficeSection>
  )
}
