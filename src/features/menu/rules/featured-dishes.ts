interface PinnableDish {
  id: string
  isAvailable: boolean
  isPinned: boolean
  /** ISO instant. */
  pinnedAt: string | null
}

const maxFeatured = 4

/** What the home page shows: the first four available pinned dishes, the longest pinned first. */
export function featuredDishes<Dish extends PinnableDish>(dishes: readonly Dish[]): Dish[] {
  return dishes
    .filter(({ isAvailable, isPinned }) => isAvailable && isPinned)
    .toSorted((a, b) => pinnedTime(a) - pinnedTime(b) || (a.id < b.id ? -1 : 1))
    .slice(0, maxFeatured)
}

/** A pinned dish of unknown time comes last. */
function pinnedTime({ pinnedAt }: PinnableDish): number {
  return pinnedAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(pinnedAt)
}
