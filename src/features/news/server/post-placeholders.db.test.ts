import { beforeAll, describe, expect, it } from 'vitest'

import { seedDemoRestaurant } from '#db/seed/load.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { placeholderPattern } from '#src/kernel/picture-placeholder.ts'
import type { BlogArticle, BlogPostCard } from '../contract/blog-post.ts'
import { blogPostTable } from './news-table.ts'

const restaurant = testRestaurant()

beforeAll(async () => {
  await seedDemoRestaurant(restaurant.db, restaurant)
  await restaurant.db
    .insert(blogPostTable)
    .values({ id: 'post-plain', title: 'Plain', slug: 'plain', excerpt: '', content: '', published: true })
})

async function get<Body>(url: string): Promise<Body> {
  return (await restaurant.app.inject(url)).json<Body>()
}

describe('the colours of a post’s pictures', () => {
  it.each(['/api/blog-posts', '/api/blog-posts?view=card'])('are in the list %s', async (url) => {
    const posts = await get<BlogPostCard[]>(url)
    const pictured = posts.filter(({ id }) => id !== 'post-plain')
    expect(pictured.length).toBeGreaterThan(4)
    for (const { id, imagePlaceholder, coverImagePlaceholder } of pictured) {
      expect(imagePlaceholder, id).toMatch(placeholderPattern)
      expect(coverImagePlaceholder, id).toMatch(placeholderPattern)
    }
  })

  it('are in the post itself, the same as in the list', async () => {
    for (const card of await get<BlogPostCard[]>('/api/blog-posts?view=card')) {
      const { imagePlaceholder, coverImagePlaceholder } = await get<BlogArticle>(`/api/blog-posts/${card.id}`)
      expect({ imagePlaceholder, coverImagePlaceholder }).toEqual({
        imagePlaceholder: card.imagePlaceholder,
        coverImagePlaceholder: card.coverImagePlaceholder,
      })
    }
  })

  it('are not there for a post without pictures', async () => {
    const post = await get<BlogArticle>('/api/blog-posts/slug/plain')
    expect(post).toMatchObject({ imagePlaceholder: null, coverImagePlaceholder: null })
  })
})
