interface Ordered {
  readonly id: string
  readonly sortOrder: number
}

/** The distance between two sort orders when all categories get new numbers. So an admin can later type a number in between. */
const step = 10

/**
 * The new sort orders that put the categories into the order of `ids`; categories whose number stays the same are left out. If all
 * current numbers differ, they are only exchanged among the categories. If some are equal, all categories get new numbers.
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
 * Used after a category got a sort order that one of the `others` has already. The category takes that place in the menu, and the
 * others move by one until all numbers differ again. Returns the new sort orders of the others, which must be given in the menu's
 * order. `from` is the category's former sort order, undefined for a new category. If none of the others has the new number,
 * nothing changes.
 */
export function ordersMakingRoom(
  others: readonly Ordered[],
  { sortOrder, from = Number.POSITIVE_INFINITY }: { sortOrder: number; from?: number | undefined },
): readonly Ordered[] {
  // If the category moves down in the menu, the categories that it passes move up.
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
