/** The position of a row of a list, in pixels from the top of the page. */
export interface RowPlace {
  readonly id: string
  readonly top: number
  readonly height: number
}

/**
 * The new place of a dragged row, counted from 0: after all rows whose middle is above the middle of the dragged row. `by` is the
 * distance of the drag in pixels.
 */
export function dropPlace(rows: readonly RowPlace[], dragged: string, by: number): number {
  const row = rows.find(({ id }) => id === dragged)
  if (!row) return -1
  const middle = middleOf(row) + by
  return rows.filter((other) => other !== row && middleOf(other) < middle).length
}

/**
 * How many pixels below its own position each row is shown while a row is dragged. The other rows move to make room for the dragged
 * one.
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
  // The other rows move by the height of the dragged row and the gap between it and its neighbour.
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
