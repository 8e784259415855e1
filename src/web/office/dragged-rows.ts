/** The position of a list's row, in pixels from the top of the page. */
export interface RowPlace {
  readonly id: string
  readonly top: number
  readonly height: number
}

/**
 * The new index of a dragged row, counted from 0: it comes after all rows whose middle is above the middle of the dragged row. `by`
 * is how far the row was dragged, in pixels.
 */
export function dropPlace(rows: readonly RowPlace[], dragged: string, by: number): number {
  const row = rows.find(({ id }) => id === dragged)
  if (!row) return -1
  const middle = middleOf(row) + by
  return rows.filter((other) => other !== row && middleOf(other) < middle).length
}

/**
 * While a row is dragged, how many pixels below its usual position each row is shown. The other rows move to make room for the
 * dragged row.
 */
export function rowOffsets(
  rows: readonly RowPlace[],
  dragged: string,
  by: number,
): ReadonlyMap<string, number> {
  const from = rows.findIndex(({ id }) => id === dragged)
  const to = dropPlace(rows, dragged, by)
  const next = rows[from + 1]
  const former = rows[from - 1]
  const row = rows[from]
  if (!row) return new Map()
  // The other rows move by the dragged row's height plus the gap between rows.
  const room = next ? next.top - row.top : former ? row.top + row.height - (former.top + former.height) : 0
  return new Map(
    rows.map(({ id }, index) => {
      if (index === from) return [id, by]
      if (index > from && index <= to) return [id, -room]
      return [id, index < from && index >= to ? room : 0]
    }),
  )
}

function middleOf({ top, height }: RowPlace): number {
  return top + height / 2
}
