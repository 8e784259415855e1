interface Ordered {
  readonly id: string
  readonly sortOrder: number
}

/** How far apart the orders are that are given anew: there is room to type one in between. */
const step = 10

/**
 * The orders that put categories into the sequence of `ids`, of those whose order changes. Where all differ, they swap
 * the numbers they have; where some are equal, which leaves their sequence to the names, all are numbered anew.
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
 * The new orders of the `others`, which stand as on the menu, once a category takes one that is theirs: it stands where they
 * stood, as if it had been dragged there, and each of them moves on by one until there is room. `from` is the order that
 * it had, undefined for a new one. None where nobody has that order.
 */
export function ordersMakingRoom(
  others: readonly Ordered[],
  { sortOrder, from = Number.POSITIVE_INFINITY }: { sortOrder: number; from?: number | undefined },
): readonly Ordered[] {
  // Who moves down passes them, and they move up.
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
