import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it, test } from 'vitest'

import { seedDemoRestaurant } from '#db/seed/load.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import { blogPostTable } from '#src/features/news/server/news-table.ts'
import { homeContentTable } from '#src/features/pages/server/home-content-table.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import { customerReviewTable } from '#src/features/reviews/server/review-table.ts'
import { scheduledJobs } from '#src/server/jobs/schedule.ts'
import { withUnfinishedFile } from '#src/server/storage/unfinished-file.ts'
import { uploadJobs } from './upload-jobs.ts'
import { uploadTicketTable } from './upload-ticket-table.ts'

const restaurant = testRestaurant()
const now = new Date('2026-05-06T05:00:00Z')
const aDay = 24 * 3_600_000
const name = (number: number) => String(number).padStart(24, '0')
const address = (number: number) => `/objects/uploads/${name(number)}.webp`

/** Stores an object as if it had been there for so long. */
async function upload(key: string, age: number): Promise<void> {
  await withUnfinishedFile(restaurant.config, async (file) => {
    await writeFile(file, key)
    await restaurant.storage.put(key, file)
  })
  const time = new Date(now.getTime() - age)
  await utimes(join(restaurant.dataDir, 'objects', key), time, time)
}

async function stored(): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of restaurant.storage.list('')) found.push(key)
  return found.toSorted()
}

function sweep() {
  const job = scheduledJobs(restaurant as never).find((each) => each.name === 'unused-uploads')
  return job?.run(now)
}

beforeEach(async () => {
  for (const key of await stored()) await restaurant.storage.delete(key)
})

it('what nothing refers to is deleted after a day, and not before', async () => {
  await upload(`uploads/${name(1)}.webp`, aDay + 1)
  await upload(`uploads/${name(2)}.webp`, aDay - 1)
  await upload(`uploads/${name(3)}`, aDay)
  expect(await sweep()).toMatchObject({ deleted: 2 })
  expect(await stored()).toEqual([`uploads/${name(2)}.webp`])
  expect(await sweep()).toMatchObject({ deleted: 0 })
})

it('what is in use stays, wherever it is referred to', async () => {
  const { db } = restaurant
  await db
    .update(menuItemTable)
    .set({ imageUrl: address(1) })
    .where(eq(menuItemTable.id, 'margherita'))
  const [post] = await db.select().from(blogPostTable).limit(1)
  const texts = {
    imageUrl: address(2),
    coverImageUrl: address(3),
    ogImageUrl: address(4),
    content: `# Oven\n\n![The oven](${address(5)})`,
    contentVi: `![Lò](<${address(6)}> "Lò") and ![again](${address(7)})`,
    published: false,
  }
  await db
    .update(blogPostTable)
    .set(texts)
    .where(eq(blogPostTable.id, post?.id ?? ''))
  await db.update(customerReviewTable).set({ avatarUrl: address(8), isPublished: false })
  await db.update(homeContentTable).set({
    pendingHeroVideoUrl: `/objects/uploads/${name(9)}`,
    heroPosterUrl: address(13),
    pendingReservationVideoUrl: `/objects/uploads/${name(10)}`,
    reservationPosterUrl: address(14),
  })
  const socialPicture = JSON.stringify(address(11))
  await db
    .update(siteSettingsTable)
    .set({ settings: sql`jsonb_set(settings, '{socialPicture}', ${socialPicture}::jsonb)` })
  const used = [1, 2, 3, 4, 5, 6, 7, 8, 11, 13, 14].map((number) => `uploads/${name(number)}.webp`)
  for (const key of [...used, `uploads/${name(9)}`, `uploads/${name(10)}`]) await upload(key, 9 * aDay)
  await upload(`uploads/${name(12)}.webp`, 9 * aDay)
  expect(await sweep()).toMatchObject({ deleted: 1 })
  expect(await stored()).toEqual([...used, `uploads/${name(9)}`, `uploads/${name(10)}`].toSorted())
})

it('what a form that is saved meanwhile refers to stays', async () => {
  const keys = [1, 2, 3].map((number) => `uploads/${name(number)}.webp`)
  for (const key of keys) await upload(key, 9 * aDay)
  let asked = 0
  const references = () => {
    asked += 1
    return Promise.resolve(asked === 1 ? [] : [1, 2, 3].map(address))
  }
  const [job] = uploadJobs(restaurant, [references])
  expect(await job?.run(now)).toMatchObject({ deleted: 1 })
  expect(await stored()).toHaveLength(2)
})

it('pictures of the demo stay, shown or not', async () => {
  await seedDemoRestaurant(restaurant.db, restaurant)
  const before = await stored()
  expect(before.length).toBeGreaterThan(10)
  await upload('dishes/not-on-the-menu.webp', 9 * aDay)
  await sweep()
  expect(await stored()).toEqual([...before, 'dishes/not-on-the-menu.webp'].toSorted())
})

it('files of killed uploads and old addresses go likewise', async () => {
  const { db, dataDir } = restaurant
  await upload(`uploads/${name(1)}.webp`, 0)
  const left = async (file: string, age: number) => {
    const time = new Date(now.getTime() - age)
    await writeFile(join(dataDir, 'unfinished', file), 'half')
    await utimes(join(dataDir, 'unfinished', file), time, time)
    await db.insert(uploadTicketTable).values({ key: file, secret: 'secret', createdAt: time })
  }
  await left('older', aDay + 1)
  await left('as old as a day', aDay)
  await left('younger', aDay - 1)
  expect(await sweep()).toEqual({ deleted: 0, unfinished: 1, tickets: 1 })
  expect(await sweep()).toEqual({ deleted: 0, unfinished: 0, tickets: 0 })
})

test('every column that may hold the address of a picture is in a table whose references are read', async () => {
  const { rows } = await restaurant.db.execute<{ table_name: string }>(
    sql`select distinct table_name from information_schema.columns where table_schema = 'public'
        and column_name ~ '(_url|image|picture|avatar|video|settings|^content)' order by table_name`,
  )
  expect(rows.map((row) => row.table_name)).toEqual([
    'about_content',
    'blog_posts',
    'customer_reviews',
    'home_content',
    // Of another service, which has no screen: its settings and the address of its hook.
    'integration_settings',
    'menu_items',
    // Texts alone.
    'notifications',
    'page_seo',
    'site_settings',
  ])
})
