import { bunChaPizza } from './blog-posts/bun-cha-pizza.ts'
import { crispAtHome } from './blog-posts/crisp-at-home.ts'
import { halfAndHalf } from './blog-posts/half-and-half.ts'
import { ovenDay } from './blog-posts/oven-day.ts'
import { twoDayDough } from './blog-posts/two-day-dough.ts'
import { whatToDrink } from './blog-posts/what-to-drink.ts'
import type { SeedBlogPost } from './seed-types.ts'

const written: readonly SeedBlogPost[] = [
  twoDayDough,
  halfAndHalf,
  whatToDrink,
  crispAtHome,
  bunChaPizza,
  ovenDay,
]

/** The news, as the list shows it: pinned by their order, then the newest. */
export const blogPosts = written.map((post) => ({
  ...post,
  ogImageUrl: null,
  canonicalUrl: null,
  published: true,
  pinned: post.pinOrder !== undefined,
  pinOrder: post.pinOrder ?? null,
  updatedAt: post.createdAt,
}))

const newest = Math.max(...written.map(({ createdAt }) => Date.parse(createdAt)))
const day = 86_400_000

/** The news of a restaurant that opens its demo at this moment: the newest is a few days old, and the others keep their distance. */
export function blogPostsBefore(at: Date) {
  const days = Math.floor((at.getTime() - newest) / day) - 3
  return blogPosts.map((post) => {
    const createdAt = new Date(Date.parse(post.createdAt) + days * day).toISOString()
    return { ...post, createdAt, updatedAt: createdAt }
  })
}
