import { SegmentedControl } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { ListFilters } from '#src/web/office/list-filters.tsx'
import { useUrlFilters, useUrlSearch } from '#src/web/office/use-url-search.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { staffPeriods, useOrderFilter } from './use-order-filter.ts'

/** Search and time. Both live in the address, so that a link shows the same list. */
export function OrderFilters() {
  const texts = useTexts(officeOrdersTexts)
  const { period } = useOrderFilter()
  const [, setFilters] = useUrlFilters()
  const { text, setText } = useUrlSearch()
  return (
    <ListFilters searchLabel={texts.search} text={text} onText={setText}>
      <SegmentedControl
        aria-label={texts.period}
        data={staffPeriods.map((value) => ({ value, label: texts.periods[value] }))}
        value={period}
        onChange={(value) => setFilters({ period: value === 'all' ? null : value })}
      />
    </ListFilters>
  )
}
