import { SegmentedControl, TextInput } from '@mantine/core'

import { SearchIcon } from '../../../../design/icons.tsx'
import { useTexts } from '../../../../web/language.tsx'
import { useUrlFilters, useUrlSearch } from '../../../../web/office/use-url-search.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import styles from './orders-page.module.css'
import { staffPeriods, useOrderFilter } from './use-order-filter.ts'

/** Search and time. Both live in the address, so that a link shows the same list. */
export function OrderFilters() {
  const texts = useTexts(officeOrdersTexts)
  const { period } = useOrderFilter()
  const [, setFilters] = useUrlFilters()
  const { text, setText } = useUrlSearch()
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<SearchIcon size="1.25rem" />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SegmentedControl
        aria-label={texts.period}
        data={staffPeriods.map((value) => ({ value, label: texts.periods[value] }))}
        value={period}
        onChange={(value) => setFilters({ period: value === 'all' ? null : value })}
      />
    </search>
  )
}
