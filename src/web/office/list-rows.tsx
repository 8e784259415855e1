import { Button } from '@mantine/core'
import { memo, type ReactNode } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { EmptyState } from '#src/design/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { showEnglish } from '../english-parts.tsx'
import { useTexts } from '../language.tsx'
import { LoadFailure } from './loaded.tsx'
import styles from './office-list.module.css'
import type { OfficeListState } from './paged-list.ts'
import { officeTexts } from './texts/office-texts.ts'

/** The texts that a list itself has for its rows; the office's texts contain those that all lists share. */
export interface ListRowsTexts {
  /** Makes the text that says how many rows are shown, out of how many in all (`total` of the list). */
  readonly count: (shown: number, total: number) => string
  readonly loading: string
  readonly failed: string
  readonly none: { readonly title: string; readonly description?: string }
  readonly noneFound: { readonly title: string; readonly description?: string }
}

type ListLook = 'lines' | 'cards' | 'column'

export interface ListRowsProps<Row> {
  readonly list: OfficeListState<Row>
  /** Whether a filter is set, and the function that clears all filters. */
  readonly filters: { readonly isFiltered: boolean; clear(): void }
  readonly texts: ListRowsTexts
  /** How the rows look: as lines, as cards side by side, or as cards in one column, for lists whose order matters. */
  readonly look: ListLook
  /**
   * True if the screen already shows the number of rows elsewhere. The list then gives the number only to screen readers. With
   * 'in-heading' the list leaves the number out, because the section's heading gives it to them.
   */
  readonly hidesCount?: boolean | 'in-heading'
  /** Renders a row. Pass the same function at every rendering, so that unchanged rows are not rendered again. */
  readonly renderRow: (row: Row) => ReactNode
  /**
   * Returns the heading above a row, with its English parts marked (see `markEnglish`). Rows with the same heading must follow each
   * other. If this function is absent, the list has no headings.
   */
  readonly headingOf?: (row: Row) => string
}

/**
 * The rows of an office list, and their number. If there are no rows to show, a text says that they are loading, that loading has
 * failed, or that no rows exist. If filters hide all rows, a button clears the filters.
 */
export function ListRows<Row extends { readonly id: string }>({
  list,
  filters,
  texts,
  look,
  hidesCount = false,
  renderRow,
  headingOf,
}: ListRowsProps<Row>) {
  const { rows, total, more } = list
  return (
    <>
      {/* If a refresh fails, the rows that were loaded before stay visible, and a note says that they may be out of date. */}
      {list.isFailed && <LoadFailure title={texts.failed} retry={list.retry} />}
      {!rows && !list.isFailed && <Loading label={texts.loading} look={look} />}
      {rows && hidesCount !== 'in-heading' && (
        <p role="status" className={hidesCount ? 'visually-hidden' : styles.count}>
          {texts.count(rows.length, total)}
        </p>
      )}
      {rows?.length === 0 && <Nothing filters={filters} texts={texts} />}
      {rows &&
        groupsOf(rows, headingOf).map(({ heading, members }) => (
          <section key={heading} className={styles.group}>
            {heading !== '' && <h3>{showEnglish(heading)}</h3>}
            <ul role="list" className={classNames(styles.list, styles[look])} aria-busy={list.isPrevious}>
              {members.map((each) => (
                <ListRow key={each.id} row={each} renderRow={renderRow} />
              ))}
            </ul>
          </section>
        ))}
      {more && <More isLoading={more.isLoading} load={more.load} />}
    </>
  )
}

function PlainListRow<Row extends { readonly id: string }>({
  row,
  renderRow,
}: Pick<ListRowsProps<Row>, 'renderRow'> & { readonly row: Row }) {
  return <li data-row={row.id}>{renderRow(row)}</li>
}

// This type is needed because the type of `memo` loses the type parameter `Row`.
const ListRow = memo(PlainListRow) as typeof PlainListRow

/** Groups rows that follow each other and have the same heading. */
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

function Nothing({ filters, texts }: Pick<ListRowsProps<never>, 'filters' | 'texts'>) {
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

const rowHeight = { lines: '4.5rem', cards: '12rem', column: '6rem' }

function Loading({ label, look }: { label: string; look: ListLook }) {
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
