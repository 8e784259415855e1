import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'

import { EmptyState } from '#src/design/empty-state.tsx'
import layout from '#src/design/layout.module.css'
import { Loaded } from './loaded.tsx'
import type { ListPage } from './office-api.ts'
import section from './office-section.module.css'
import styles from './overview-list.module.css'

interface OverviewListProps<Row> {
  readonly texts: {
    readonly title: string
    readonly loading: string
    readonly failed: string
    readonly nothing: string
  }
  /** The link to the whole list, beside the heading. */
  readonly action: ReactNode
  readonly query: Pick<UseQueryResult<ListPage<Row>>, 'data' | 'isError' | 'refetch'>
  readonly renderRow: (row: Row) => ReactNode
}

/**
 * A few rows of a list, for an overview page. If there are no rows to show, a text says that they are loading, that loading has
 * failed, or that no rows exist.
 */
export function OverviewList<Row extends { readonly id: string }>(props: OverviewListProps<Row>) {
  const { texts, action } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={section.heading}>
        <h3 id={id}>{texts.title}</h3>
        {action}
      </div>
      <Rows {...props} />
    </section>
  )
}

function Rows<Row extends { readonly id: string }>({ texts, query, renderRow }: OverviewListProps<Row>) {
  return (
    <Loaded query={query} texts={texts} height="10rem">
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState as="p" title={texts.nothing} />
        ) : (
          <ul role="list" className={layout.stack3}>
            {rows.map((row) => (
              <li key={row.id}>{renderRow(row)}</li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
