import { useQuery } from '@tanstack/react-query'

import { ToFillInList } from '#src/features/pages/ui/office/to-fill-in-list.tsx'
import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Figures } from '#src/web/office/figures.tsx'
import { ListFilters } from '#src/web/office/list-filters.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useToday } from '#src/web/office/use-today.ts'
import type { Summary } from '../../contract/search.ts'
import { overviewTexts } from '../../texts/overview-texts.ts'
import { BackupState } from './backup-state.tsx'
import { ResultDetails } from './result-details.tsx'
import { SearchResults } from './search-results.tsx'
import { searchQuery, useSearchFilters } from './search-queries.ts'
import { TodayFigures } from './today-figures.tsx'

/** The start page of the admin dashboard: the numbers for today, the search over all kinds with its counts, and the results. */
export default function AdminOverviewPage() {
  const texts = useTexts(overviewTexts)
  const filters = useSearchFilters()
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
      <ToFillInList />
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
      <ResultDetails />
      <BackupState />
    </OfficeSection>
  )
}
