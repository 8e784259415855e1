import type { ReactNode } from 'react'

import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { settingsTexts } from '../../texts/settings-texts.ts'

interface TouchedListProps<Row> {
  /** The bookings or orders that would become impossible because of special days; undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined
  readonly isError: boolean
  readonly texts: {
    readonly loading: string
    readonly failed: string
    readonly none: string
    title(rows: readonly NoInfer<Row>[]): string
    readonly text: string
  }
  readonly children: (row: Row) => ReactNode
}

/** The list contains at most this many guests. A longer list would push the form out of view. */
const maxShown = 20

/**
 * The guests whose visits would become impossible because of special days in the settings, or a note that there are no such guests.
 */
export function TouchedList<Row extends { readonly id: string }>(props: TouchedListProps<Row>) {
  const { rows, isError, texts, children } = props
  const { more } = useTexts(settingsTexts)
  if (isError) return <p role="alert">{texts.failed}</p>
  if (!rows) return <p role="status">{texts.loading}</p>
  if (rows.length === 0) return <p>{texts.none}</p>
  const hidden = rows.length - maxShown
  return (
    <Notice tone="warning" title={texts.title(rows)}>
      <p>{texts.text}</p>
      <ul>
        {rows.slice(0, maxShown).map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
        {hidden > 0 && <li>{more(hidden)}</li>}
      </ul>
    </Notice>
  )
}
