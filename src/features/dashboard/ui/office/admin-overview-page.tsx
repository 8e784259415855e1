import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { ToFillInList } from '#src/features/pages/ui/office/to-fill-in-list.tsx'
import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { Figures } from '#src/web/office/figures.tsx'
import { ListFilters } from '#src/web/office/list-filters.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import type { Summary } from '../../contract/search.ts'
import { overviewTexts } from '../../texts/overview-texts.ts'
import { BackupState } from './backup-state.tsx'
import { RecentWork } from './recent-work.tsx'
import { ResultDetails } from './result-details.tsx'
import { SearchResults } from './search-results.tsx'
import { searchQuery, useSearchFilters } from './search-queries.ts'
import { TodayFigures } from './today-figures.tsx'

/** How many recent orders and how many recent reservations the page lists, so that the search is not far below. */
const maxRecent = 3

/**
 * The start page of the admin dashboard: what waits and the numbers for today, the newest orders and reservations, and the search
 * over all kinds with its counts and results.
 */
export default function AdminOverviewPage() {
  const texts = useTexts(overviewTexts)
  const filters = useSearchFilters()
  const id = useId()
  const { data } = useQuery(searchQuery(useOfficeApi(), filters))
  const { summary: names } = texts
  const figure = (of: keyof Summary) => ({
    name: names[of],
    value: data?.summary[of],
    isMore: data?.capped.includes(of) ?? false,
  })
  return (
    <OfficeSection
      title={texts.title}
      note={`${texts.today.title}, ${formatWeekdayDate(useToday(), useLanguage())}`}
    >
      <TodayFigures />
      <RecentWork area="/admin/dashboard" max={maxRecent} />
      <ToFillInList />
      <section aria-labelledby={id} className={card.card}>
        <h3 id={id}>{texts.search}</h3>
        <ListFilters
          filters={filters}
          texts={{ ...texts, filters: { ...texts.filters, period: { look: 'select' } } }}
        />
        <Figures
          isQuiet
          figures={[
            figure('reservations'),
            figure('orders'),
            figure('messages'),
            figure('cancelledReservations'),
            figure('cancelledOrders'),
          ]}
        />
        {filters.isFiltered && <SearchResults filters={filters} />}
      </section>
      <ResultDetails />
      <BackupState />
    </OfficeSection>
  )
}
