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
