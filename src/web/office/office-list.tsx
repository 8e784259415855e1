import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { EmptyState } from '#src/design/empty-state.tsx'
import { Notice } from '#src/design/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { useTexts } from '../language.tsx'
import { ListFilters, type ListFilterTexts } from './list-filters.tsx'
import styles from './office-list.module.css'
import type { OfficeListState } from './paged-list.ts'
import { officeTexts } from './texts/office-texts.ts'
import type { FilterValues, ListFilterState } from './use-list-filters.ts'
import { useRowFocus } from './use-row-focus.ts'

/** What a list says of itself; what all lists say stands in the office's texts. */
export interface OfficeListTexts<Filters extends FilterValues> extends ListFilterTexts<Filters> {
  /** How many rows are shown, of how many that match. */
  readonly count: (shown: number, total: number) => string
  readonly loading: string
  readonly failed: string
  readonly none: { readonly title: string; readonly description?: string }
  readonly noneFound: { readonly title: string; readonly description?: string }
}

interface OfficeListProps<Row, Filters extends FilterValues> {
  readonly list: OfficeListState<Row>
  readonly filters: ListFilterState<Filters>
  readonly texts: OfficeListTexts<Filters>
  /** Rows of one line, or cards of several. */
  readonly look: 'lines' | 'cards'
  /** What stands in a row. */
  readonly renderRow: (row: Row) => ReactNode
  /** The heading that a row stands under; rows under the same one follow each other. Without it there are none. */
  readonly headingOf?: (row: Row) => string
}

/**
 * A list of the office: search and filters, how many there are, and the rows; or that they are loading, have failed to load,
 * or that there are none, with the filters to clear where these are the reason.
 */
export function OfficeList<Row extends { readonly id: string }, Filters extends FilterValues>({
  list,
  filters,
  texts,
  look,
  renderRow,
  headingOf,
}: OfficeListProps<Row, Filters>) {
  const { rows, total, more } = list
  const around = useRowFocus(rows)
  return (
    <div ref={around} className={styles.parts}>
      <ListFilters filters={filters} texts={texts} />
      {/* What was loaded before stays in sight; a note says that it may be old. */}
      {list.isFailed && <Failed title={texts.failed} retry={list.retry} />}
      {!rows && !list.isFailed && <Loading label={texts.loading} look={look} />}
      {rows && (
        <p role="status" className={styles.count}>
          {texts.count(rows.length, total)}
        </p>
      )}
      {rows?.length === 0 && <Nothing filters={filters} texts={texts} />}
      {rows &&
        groupsOf(rows, headingOf).map(({ heading, members }) => (
          <section key={heading} className={styles.group}>
            {heading !== '' && <h3>{heading}</h3>}
            <ul role="list" className={classNames(styles.list, styles[look])} aria-busy={list.isPrevious}>
              {members.map((each) => (
                <li key={each.id} data-row={each.id}>
                  {renderRow(each)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {more && <More isLoading={more.isLoading} load={more.load} />}
    </div>
  )
}

/** Rows that follow each other under one heading. */
function groupsOf<Row>(rows: readonly Row[], headingOf: (row: Row) => string = () => '') {
  const groups: { heading: string; members: Row[] }[] = []
  for (const row of rows) {
    const heading = headingOf(row)
    const last = groups.at(-1)
    if (last?.heading === heading) last.members.push(row)
    else groups.push({ heading, members: [row] })
  }
  return groups
}

function Nothing<Filters extends FilterValues>({
  filters,
  texts,
}: Pick<OfficeListProps<never, Filters>, 'filters' | 'texts'>) {
  const { clear } = useTexts(officeTexts).list
  if (!filters.isFiltered) return <EmptyState as="h3" {...texts.none} />
  return <EmptyState as="h3" {...texts.noneFound} action={<Button onClick={filters.clear}>{clear}</Button>} />
}

function More({ isLoading, load }: { isLoading: boolean; load: () => void }) {
  return (
    <Button className={styles.more} variant="default" loading={isLoading} onClick={load}>
      {useTexts(officeTexts).list.more}
    </Button>
  )
}

function Failed({ title, retry }: { title: string; retry: () => void }) {
  return (
    <Notice tone="danger" title={title} urgent>
      <Button variant="default" onClick={retry}>
        {useTexts(officeTexts).retry}
      </Button>
    </Notice>
  )
}

const rowHeight = { lines: '4.5rem', cards: '12rem' }

function Loading({ label, look }: { label: string; look: 'lines' | 'cards' }) {
  return (
    <SkeletonGroup label={label}>
      <div className={classNames(styles.list, styles[look])}>
        {[0, 1, 2, 3].map((each) => (
          <Skeleton key={each} shape="block" height={rowHeight[look]} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
