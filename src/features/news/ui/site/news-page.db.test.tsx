import { showPart } from '#test/support/dom/shown-part.tsx'
import { act, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { BlogPostCard } from '../../contract/blog-post.ts'
import { blogPostTable } from '../../server/news-table.ts'
import { newsTexts } from '../../texts/news-texts.ts'
import { LatestNews } from './latest-news.tsx'
import NewsPage from './news-page.tsx'

const restaurant = testRestaurant()

function newsPage(posts: Promise<BlogPostCard[]> | BlogPostCard[]) {
  const props: object = { loaderData: { data: posts } }
  // The page looks at nothing else of what the router gives it.
  return <NewsPage {...(props as ComponentProps<typeof NewsPage>)} />
}

test.each([
  ['vi', 'Chuyện trong bếp', 'Đang lấy chuyện mới'],
  ['en', 'From the kitchen', 'Fetching the latest stories'],
] as const)('stories on their way have a place, and say so: %s', async (language, title, loading) => {
  const posts = Promise.withResolvers<BlogPostCard[]>()
  await act(() => showPart(restaurant, newsPage(posts.promise), { language }))
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByText(loading).closest('[role=status]')).not.toBeNull()
  const loaded = await restaurant.app.inject('/api/blog-posts?published=true&view=card')
  await act(async () => posts.resolve(loaded.json()))
  expect(await screen.findAllByRole('article')).toHaveLength(6)
  expect(screen.queryByText(loading)).toBeNull()
})

test('without stories there is a text instead, and a hint to come back', async () => {
  await act(() => showPart(restaurant, newsPage(Promise.resolve([]))))
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Chưa có bài nào')
  expect(screen.getByText(/^Bạn ghé lại sau nhé/)).toBeDefined()
})

const heading = { blogTitle: 'News', blogTitleVi: null, blogSubtitle: 'Stories', blogSubtitleVi: null }

test('which stories are pinned, the list of them says and not the home page', async () => {
  const response = await restaurant.app.inject('/api/blog-posts?published=true&view=card')
  const posts = response.json<BlogPostCard[]>()
  const { leave } = await showPart(restaurant, newsPage(posts))
  expect(screen.getAllByText(newsTexts.vi.pinned)).toHaveLength(posts.filter(({ pinned }) => pinned).length)
  expect(posts[0]?.pinned).toBe(true)
  leave()
  await showPart(restaurant, <LatestNews heading={heading} />)
  expect(await screen.findByText(posts[0]?.titleVi ?? '')).toBeDefined()
  expect(screen.queryByText(newsTexts.vi.pinned)).toBeNull()
})

test.each(['vi', 'en'] as const)(
  'on the home page there are none, or they cannot be had: both are said, and all of them can be reached: %s',
  async (language) => {
    const { none, failed, all } = newsTexts[language].latest
    await restaurant.content.change((tx) => tx.delete(blogPostTable))
    const { leave } = await showPart(restaurant, <LatestNews heading={heading} />, { language })
    expect(await screen.findByText(none)).toBeDefined()
    leave()
    await restaurant.content.change((tx) => tx.execute(sql`alter table blog_posts rename to posts_away`))
    await showPart(restaurant, <LatestNews heading={heading} />, { language })
    const said = await screen.findByText(failed)
    expect(said.getAttribute('role')).toBe('status')
    expect(said.querySelector('a[href^="tel:"]')).not.toBeNull()
    expect(screen.getByRole('link', { name: all }).getAttribute('href')).toBe('/news')
    await restaurant.content.change((tx) => tx.execute(sql`alter table posts_away rename to blog_posts`))
  },
)
