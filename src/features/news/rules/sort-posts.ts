interface SortablePost {
  readonly id: string
  readonly pinned: boolean
  readonly pinOrder: number | null
  readonly createdAt: string
}

/** How many posts the home page shows. */
export const postsOnHome = 4

/**
 * Sorts posts as all lists show them: first the pinned ones by `pinOrder` (a missing one counts as 0), then the others, the newest
 * first. Posts with equal `pinOrder` are sorted by date (the newest first) and then by id, so that the order is always the same.
 */
export function sortPosts<Post extends SortablePost>(posts: readonly Post[]): Post[] {
  return posts.toSorted(comparePosts)
}

function comparePosts(one: SortablePost, other: SortablePost): number {
  if (one.pinned !== other.pinned) return one.pinned ? -1 : 1
  const byPin = one.pinned ? (one.pinOrder ?? 0) - (other.pinOrder ?? 0) : 0
  const byTime = Date.parse(other.createdAt) - Date.parse(one.createdAt)
  return byPin || byTime || (one.id < other.id ? -1 : Number(one.id > other.id))
}
