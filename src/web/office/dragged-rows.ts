/** Where a row of a list stands on the page, in pixels from its top. */
export interface RowPlace {
  readonly id: string
  readonly top: number
  readonly height: number
}

/** The place, counted from 0, that a dragged row has come to: behind the others whose middle lies above its own. */
export function dropPlace(rows: readonly RowPlace[], dragged: string, by: number): number {
  const row = rows.find(({ id }) => id === dragged)
  if (!row) return -1
  const middle = middleOf(row) + by
  return rows.filter((other) => other !== row && middleOf(other) < middle).length
}

/** How far each row is shown from where it stands while one is dragged: others make room for it. */
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
  // What the others move by: the row and the gap to its neighbour.
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
