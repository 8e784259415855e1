import { useQuery } from '@tanstack/react-query'

import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { availabilityFilters, filterAvailability } from '../../rules/filter-availability.ts'
import { sortDishes } from '../../rules/menu-order.ts'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import { menuItemsQuery } from './menu-queries.ts'
import { AvailabilityRow } from './availability-row.tsx'

/** What can be ordered right now, dish by dish: the kitchen runs out, staff say so here. */
export default function AvailabilityPage() {
  const texts = useTexts(officeMenuTexts)
  const language = useLanguage()
  const filters = useListFilters({ show: availabilityFilters })
  // The whole menu is one response; what is searched for is found in it here.
  const { data, isError, refetch } = useQuery(menuItemsQuery(useOfficeApi()))
  const rows = data && filterAvailability(sortDishes(data, language), filters.q, filters.chosen.show)
  return (
    <OfficeSection title={texts.title}>
      <OfficeList
        list={{
          rows,
          total: data?.length ?? 0,
          isFailed: isError,
          isPrevious: false,
          retry: () => void refetch(),
        }}
        filters={filters}
        texts={texts.list}
        look="lines"
        headingOf={({ category }) => inLanguage(language, category.name, category.nameVi)}
        renderRow={(dish) => <AvailabilityRow dish={dish} />}
      />
    </OfficeSection>
  )
}
