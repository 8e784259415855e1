import { Button, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { EmptyState } from '#src/design/empty-state.tsx'
import { Notice } from '#src/design/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { browserApi } from '#src/web/browser-api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ListFilters } from '#src/web/office/list-filters.tsx'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { useUrlFilters, useUrlSearch } from '#src/web/office/use-url-search.ts'
import { availabilityFilters, filterAvailability } from '../../rules/filter-availability.ts'
import { sortDishes } from '../../rules/menu-order.ts'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import { menuItemsQuery } from './menu-queries.ts'
import { AvailabilityRow } from './availability-row.tsx'
import styles from './availability-page.module.css'

/** What can be ordered right now, dish by dish: the kitchen runs out, staff say so here. */
export default function AvailabilityPage() {
  const texts = useTexts(officeMenuTexts)
  const language = useLanguage()
  const [parameters, setFilters] = useUrlFilters()
  const { text, setText, query } = useUrlSearch()
  const filter = availabilityFilters.find((each) => each === parameters.get('show')) ?? 'all'
  const { data, isError, refetch } = useQuery(menuItemsQuery(browserApi))
  const shown = data && filterAvailability(sortDishes(data, language), query, filter)
  return (
    <section className={styles.page} aria-labelledby="availability-title">
      <OfficeHead title={texts.title} />
      <h2 id="availability-title">{texts.title}</h2>
      <ListFilters searchLabel={texts.search} text={text} onText={setText}>
        <SegmentedControl
          aria-label={texts.show}
          data={availabilityFilters.map((value) => ({ value, label: texts.filters[value] }))}
          value={filter}
          onChange={(value) => setFilters({ show: value === 'all' ? null : value })}
        />
      </ListFilters>
      {shown && (
        <p role="status" className={styles.count}>
          {texts.count(shown.length, data.length)}
        </p>
      )}
      {!shown && !isError && <Loading />}
      {isError && (
        <Notice tone="danger" title={texts.loadFailed} urgent>
          <Button variant="default" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {shown?.length === 0 && (
        <EmptyState
          as="h3"
          title={texts.none}
          action={<Button onClick={() => setFilters({ q: null, show: null })}>{texts.clear}</Button>}
        />
      )}
      <ul role="list" className={styles.list}>
        {shown?.map((dish) => (
          <AvailabilityRow key={dish.id} dish={dish} />
        ))}
      </ul>
    </section>
  )
}

function Loading() {
  const texts = useTexts(officeMenuTexts)
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles.list}>
        {[0, 1, 2, 3].map((each) => (
          <Skeleton key={each} shape="block" height="4.5rem" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
