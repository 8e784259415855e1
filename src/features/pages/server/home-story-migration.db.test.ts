/** @module-tag slow */

import { describe, expect, it } from 'vitest'

import { migrateDatabase } from '#src/server/database/migrate.ts'
import { databaseBefore } from '#test/support/earlier-database.ts'
import { findHomeContent } from './home-content-store.ts'

/** The record of the home page after the migration, of a restaurant with these settings and fields. */
async function migrated(settings: object | null, fields: Readonly<Record<string, string>> = {}) {
  const { db, pool } = await databaseBefore('home-story-of-earlier-settings')
  if (settings) await pool.query('insert into site_settings (settings) values ($1)', [settings])
  await pool.query(`insert into home_content (hero_title_vi) values ('Bánh vừa ra lò')`)
  for (const [column, value] of Object.entries(fields)) {
    await pool.query(`update home_content set ${column} = $1`, [value])
  }
  await migrateDatabase(pool)
  return findHomeContent(db)
}

const told = {
  heroTitleVi: 'Bánh vừa ra lò',
  storyTitle: 'It began with an oven',
  storyTitleVi: 'Chuyện bắt đầu từ một cái lò',
  chapter1ImageUrl: '/objects/story/oven.webp',
  chapter3TextVi:
    'Con tôm, nhánh sả, trái xoài, mớ rau thơm hái buổi sáng. Chiếc bàn gần lò bao giờ cũng có người ngồi trước.',
  visitTitle: 'The nearest table is by the fire',
  visitImageUrl: '/objects/story/room.webp',
}
const untold = Object.fromEntries(
  Object.entries(told).map(([field, text]) => [field, field === 'heroTitleVi' ? text : null]),
)

describe('the migration tells the demo’s story on the home page', () => {
  it('where the settings are of an earlier release, which had no logo in them', async () => {
    expect(await migrated({ name: 'Bếp Lửa' })).toMatchObject(told)
  })

  it.each([
    ['the restaurant has a logo of its own', { logoUrl: '/objects/uploads/own.webp' }],
    ['the restaurant has taken its logo away', { logoUrl: '' }],
    ['nothing has been set', null],
  ])('not where %s', async (_, settings) => {
    expect(await migrated(settings)).toMatchObject(untold)
  })

  it.each([
    ['a text', 'story_title_vi', 'Chuyện của quán mình', 'storyTitleVi'],
    ['a picture', 'visit_image_url', '/objects/uploads/room.webp', 'visitImageUrl'],
  ])('not where %s of it has been written since', async (_, column, value, field) => {
    expect(await migrated({ name: 'Bếp Lửa' }, { [column]: value })).toMatchObject({
      ...untold,
      [field]: value,
    })
  })
})
