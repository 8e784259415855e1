import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { databaseBefore } from '#test/support/earlier-database.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { migrateDatabase } from '#src/server/database/migrate.ts'
import { blogPostTable, formerSlugTable, postSlugTable } from './news-table.ts'

const restaurant = testRestaurant()

beforeEach(async () => {
  await restaurant.db.delete(blogPostTable)
})

interface Slugs {
  readonly slug?: string
  readonly slugVi?: string
}

const write = async (db: Queries, id: string, slugs: Slugs) =>
  db.insert(blogPostTable).values({ id, title: id, excerpt: '', content: '', ...slugs })
const change = async (db: Queries, id: string, slugs: Slugs) =>
  db.update(blogPostTable).set(slugs).where(eq(blogPostTable.id, id))
const remember = async (slug: string, postId: string) =>
  restaurant.db.insert(formerSlugTable).values({ slug, postId })
const former = async () => (await restaurant.db.select().from(formerSlugTable)).map(({ slug }) => slug)

const taken = expect.objectContaining({
  cause: expect.objectContaining({ code: '23505', constraint: 'blog_post_slugs_pkey' }),
})

describe('a slug', () => {
  it('may be the same in both languages of one post', async () => {
    await write(restaurant.db, 'oven', { slug: 'pizza', slugVi: 'pizza' })
    expect(await restaurant.db.select().from(postSlugTable)).toEqual([{ slug: 'pizza', postId: 'oven' }])
  })

  it.each([{ slug: 'pizza' }, { slugVi: 'pizza' }] as const)(
    'that one post has in a language is not %o of another',
    async (slugs) => {
      await write(restaurant.db, 'oven', { slug: 'pizza', slugVi: 'banh' })
      await write(restaurant.db, 'dough', { slug: 'dough', slugVi: 'bot' })
      // In the same language the older index of that column may be the one that says so.
      const failed = expect.objectContaining({ cause: expect.objectContaining({ code: '23505' }) })
      await expect(write(restaurant.db, 'other', slugs)).rejects.toEqual(failed)
      await expect(change(restaurant.db, 'dough', slugs)).rejects.toEqual(failed)
    },
  )

  it('is free again once its post has another one, or is gone', async () => {
    await write(restaurant.db, 'oven', { slug: 'pizza' })
    await change(restaurant.db, 'oven', { slug: 'oven' })
    await write(restaurant.db, 'dough', { slugVi: 'pizza' })
    await restaurant.db.delete(blogPostTable)
    await write(restaurant.db, 'fire', { slug: 'pizza', slugVi: 'oven' })
    expect(await restaurant.db.select().from(postSlugTable)).toHaveLength(2)
  })

  it('no longer leads to the post that had it before when another takes it', async () => {
    await write(restaurant.db, 'oven', { slug: 'oven' })
    await remember('old', 'oven')
    await remember('older', 'oven')
    await write(restaurant.db, 'dough', { slugVi: 'old' })
    expect(await former()).toEqual(['older'])
  })

  it('goes to the first of two that take it at the same time, in different languages', async () => {
    const other = new Client({ connectionString: restaurant.databaseUrl })
    await other.connect()
    onTestFinished(() => other.end())
    const waiting = async () => {
      const { rows } = await other.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
         where datname = current_database() and locktype = 'transactionid' and not granted`,
      )
      return rows[0]?.waiting
    }
    let second: Promise<unknown> = Promise.resolve()
    await restaurant.db.transaction(async (tx) => {
      await write(tx, 'oven', { slug: 'pizza' })
      second = write(restaurant.db, 'dough', { slugVi: 'pizza' }).catch((error: unknown) => error)
      await expect.poll(waiting).toBe(1)
    })
    expect(await second).toEqual(taken)
    expect(await restaurant.db.select().from(postSlugTable)).toEqual([{ slug: 'pizza', postId: 'oven' }])
  })
})

it('posts that already share a slug are told apart by the migration, and the address leads where it led', async () => {
  const { db, pool } = await databaseBefore('blog-post-slugs')
  // With the columns of then.
  const earlier = [
    ['oven', 'pizza', 'nuong'],
    ['dough', 'dough', 'pizza-2'],
    ['fire', 'fire', 'dough'],
    ['wood', 'wood', 'pizza'],
  ]
  for (const [id, slug, slugVi] of earlier) {
    await db.execute(sql`insert into blog_posts (id, title, excerpt, content, slug, slug_vi)
      values (${id}, ${id}, '', '', ${slug}, ${slugVi})`)
  }
  await db.insert(formerSlugTable).values({ slug: 'wood', postId: 'fire' })

  await migrateDatabase(pool)
  const posts = await db.select().from(blogPostTable).orderBy(blogPostTable.id)
  expect(posts.map(({ id, slug, slugVi }) => [id, slug, slugVi])).toEqual([
    ['dough', 'dough', 'pizza-2'],
    ['fire', 'fire', 'dough-2'],
    ['oven', 'pizza', 'nuong'],
    ['wood', 'wood', 'pizza-3'],
  ])
  expect(await db.select().from(formerSlugTable)).toEqual([])
  await expect(write(db, 'late', { slugVi: 'pizza' })).rejects.toEqual(taken)
})
