interface Ordered {
  readonly id: string
  readonly sortOrder: number
}

/** The distance between the sort orders when all categories are numbered anew. It leaves room to type a number in between. */
const step = 10

/**
 * The new sort orders that put the categories into the sequence of `ids`, only for categories whose sort order changes. If all
 * present sort orders are different, the categories swap these numbers. If some are equal, so that names decide between these
 * categories, all categories are numbered anew.
 */
export function ordersFor(categories: readonly Ordered[], ids: readonly string[]): readonly Ordered[] {
  const present = new Map(categories.map(({ id, sortOrder }) => [id, sortOrder]))
  const numbers = [...new Set(present.values())].toSorted((a, b) => a - b)
  const areDistinct = numbers.length === categories.length
  return ids
    .map((id, index) => ({ id, sortOrder: (areDistinct ? numbers[index] : undefined) ?? (index + 1) * step }))
    .filter(({ id, sortOrder }) => present.get(id) !== sortOrder)
}

/**
 * The new sort orders of the `others`, given in the menu's order, after a category takes an order that one of them has. The
 * category gets that place as if it had been dragged there, and the others move by one until there is room. `from` is the
 * category's former order, undefined for a new category. If none of the others has the new order, nothing changes.
 */
export function ordersMakingRoom(
  others: readonly Ordered[],
  { sortOrder, from = Number.POSITIVE_INFINITY }: { sortOrder: number; from?: number | undefined },
): readonly Ordered[] {
  // If a category moves down the menu, it passes the others, so the others move up.
  const by = from < sortOrder ? -1 : 1
  const changes: Ordered[] = []
  let taken = sortOrder
  for (const other of by === 1 ? others : others.toReversed()) {
    if ((other.sortOrder - sortOrder) * by < 0) continue
    if ((other.sortOrder - taken) * by > 0) break
    taken += by
    changes.push({ id: other.id, sortOrder: taken })
  }
  return changes
}
