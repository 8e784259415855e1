import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import type { BlogPost } from '../contract/blog-post.ts'
import { blogPostTable } from './news-table.ts'

const restaurant = testRestaurant()
let office: OfficeCall

const ids = ['one', 'two', 'three', 'four', 'five', 'six']

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  await restaurant.content.change(async (tx) => {
    await tx.delete(blogPostTable)
    const createdAt = new Date('2026-05-06T05:00:00Z')
    await tx
      .insert(blogPostTable)
      .values(ids.map((id) => ({ id, title: id, excerpt: id, content: id, published: true, createdAt })))
  })
})

const pin = (id: string) => office('PATCH', `/api/blog-posts/${id}/pin`)
const move = (id: string, pinOrder: number) => office('PATCH', `/api/blog-posts/${id}`, { pinOrder })

/** The pinned posts and their places, as guests get them. */
async function pins(): Promise<[string, number | null][]> {
  const posts = (await restaurant.app.inject('/api/blog-posts')).json<BlogPost[]>()
  return posts.filter(({ pinned }) => pinned).map(({ id, pinOrder }) => [id, pinOrder])
}

describe('a pin', () => {
  it('takes the lowest free place, and leaves the others theirs when it is taken off', async () => {
    for (const id of ['three', 'one', 'two']) expect((await pin(id)).statusCode).toBe(200)
    expect((await pin('three')).json()).toMatchObject({ pinned: false, pinOrder: null })
    expect(await pins()).toEqual([
      ['one', 1],
      ['two', 2],
    ])
    expect((await pin('four')).json()).toMatchObject({ pinned: true, pinOrder: 0 })
  })

  it('is one of at most four, however many come at once', async () => {
    const responses = await Promise.all(ids.map((id) => pin(id)))
    const rejected = responses.filter(({ statusCode }) => statusCode === 400)
    expect(rejected).toHaveLength(2)
    for (const response of rejected) {
      expect(response.json()).toEqual({
        message: 'Chỉ được ghim tối đa 4 bài viết',
        code: 'news.too-many-pins',
      })
    }
    expect((await pins()).map(([, place]) => place)).toEqual([0, 1, 2, 3])
  })
})

it('a fifth pin is rejected also where places of earlier days are missing or shared', async () => {
  await restaurant.content.change((tx) =>
    tx
      .update(blogPostTable)
      .set({ pinned: true, pinOrder: null })
      .where(inArray(blogPostTable.id, ids.slice(0, 4))),
  )
  expect((await pin('five')).json()).toMatchObject({ code: 'news.too-many-pins' })
})

describe('the place of a pinned post', () => {
  it('that has none takes the one it is given; who has that one takes the first free', async () => {
    for (const id of ['one', 'two']) await pin(id)
    await restaurant.content.change((tx) =>
      tx.update(blogPostTable).set({ pinned: true, pinOrder: null }).where(eq(blogPostTable.id, 'three')),
    )
    expect((await move('three', 0)).json()).toMatchObject({ pinOrder: 0 })
    expect(await pins()).toEqual([
      ['three', 0],
      ['two', 1],
      ['one', 2],
    ])
  })

  it('is swapped with the post that has it, or taken where it is free', async () => {
    for (const id of ['one', 'two', 'three']) await pin(id)
    expect((await move('three', 0)).json()).toMatchObject({ pinOrder: 0 })
    expect(await pins()).toEqual([
      ['three', 0],
      ['two', 1],
      ['one', 2],
    ])
    await move('two', 3)
    expect(await pins()).toEqual([
      ['three', 0],
      ['one', 2],
      ['two', 3],
    ])
  })

  it('leaves an entry of each post that has moved', async () => {
    for (const id of ['one', 'two', 'three']) await pin(id)
    await restaurant.db.delete(auditEntryTable)
    await move('three', 0)
    const entries = await restaurant.db.select().from(auditEntryTable).orderBy(auditEntryTable.id)
    expect(entries.map(({ action, thingId, changes }) => [action, thingId, changes])).toEqual([
      ['news.post-changed', 'three', { pinOrder: { before: 2, after: 0 } }],
      ['news.post-changed', 'one', { pinOrder: { before: 0, after: 2 } }],
    ])
    await restaurant.db.delete(auditEntryTable)
    await move('three', 3)
    expect(await restaurant.db.select().from(auditEntryTable)).toMatchObject([{ thingId: 'three' }])
  })

  it('is never shared, however many change theirs at once', async () => {
    for (const id of ids.slice(0, 4)) await pin(id)
    await Promise.all(ids.slice(0, 4).flatMap((id, index) => [move(id, (index + 1) % 4), move(id, 0)]))
    expect((await pins()).map(([, place]) => place)).toEqual([0, 1, 2, 3])
  })

  it('changes neither the time of the last change nor anything else', async () => {
    const [before] = await restaurant.db.select().from(blogPostTable).where(eq(blogPostTable.id, 'one'))
    const lastChange = before?.updatedAt.toISOString()
    expect((await pin('one')).json<BlogPost>().updatedAt).toBe(lastChange)
    const { updatedAt, pinOrder: _before, ...others } = (await move('one', 2)).json<BlogPost>()
    expect(updatedAt).toBe(lastChange)
    expect(others).toMatchObject({ id: 'one', title: 'one', pinned: true })
  })

  it('is none of a post that is not pinned; a whole form may hold one', async () => {
    const alone = await move('one', 2)
    expect(alone.statusCode).toBe(400)
    expect(alone.json()).toMatchObject({ code: 'news.not-pinned' })
    const form = await office('PATCH', '/api/blog-posts/one', { title: 'One', pinOrder: 2 })
    expect(form.json()).toMatchObject({ title: 'One', pinned: false, pinOrder: null })
  })
})
