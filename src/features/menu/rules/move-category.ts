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
