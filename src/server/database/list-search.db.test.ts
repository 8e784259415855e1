import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { databaseBefore } from '#test/support/earlier-database.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { migrateDatabase } from './migrate.ts'
import { containsText, foldedContains } from './list-search.ts'

const restaurant = testRestaurant()

/** Whether a search finds a text. */
async function finds(search: string, text: string): Promise<boolean> {
  const { rows } = await restaurant.db.execute<{ stored: boolean; anew: boolean }>(sql`
    select ${foldedContains(sql`fold_text(${text})`, search)} as stored, ${containsText(sql`${text}::text`, search)} as anew`)
  expect(rows[0]?.anew).toBe(rows[0]?.stored)
  return rows[0]?.stored === true
}

const guest = 'Nguyễn Văn An an.vu12@example.com k7m2xq9pabcd'

describe('a search of a growing list', () => {
  it.each([
    'nguyen',
    'guy',
    'VĂN AN',
    'yen v',
    '@exa',
    '2xq9',
    'vu12@',
    'An',
    'ă',
    'v',
    'K7',
    'an.v',
    'an an',
    'n',
  ])('for “%s” finds a guest', async (search) => {
    expect(await finds(search, guest)).toBe(true)
  })

  it.each([
    'binh',
    'guyan',
    'm2',
    'e',
    'vu',
    'n an',
    'an van',
    '@',
    '..',
    '%',
    '_n',
    'a_',
    '%%%',
    '🍕',
    String.raw`a\n`,
    '\\',
  ])('for “%s” finds nothing of that guest', async (search) => {
    expect(await finds(search, guest)).toBe(false)
  })

  it('of one or two letters finds beginnings of words, whatever their case and diacritics', async () => {
    expect(await finds('Vũ', 'Trần VU')).toBe(true)
    expect(await finds('vu', 'Thanh Vũ')).toBe(true)
    expect(await finds('12', 'Bàn 12')).toBe(true)
    expect(await finds('đ', 'Lê Đào')).toBe(true)
    expect(await finds('ao', 'Lê Đào')).toBe(false)
  })

  it('takes Ð (U+00D0), which some keyboards give for Đ, as Đ', async () => {
    expect(await finds('Đào', 'Lê \u00D0ào')).toBe(true)
    expect(await finds('\u00F0ào', 'Lê Đào')).toBe(true)
    expect(await finds('dao', 'Lê \u00D0ào')).toBe(true)
    expect(await finds('\u00F0', 'Lê Đào')).toBe(true)
  })

  it.each([
    ['Văn\u00A0 \u3000An', guest],
    ['văn an', 'Nguyễn  Văn\u00A0\u2009An'],
    ['văn an', 'Nguyễn Văn\u3164\nAn'],
    ['an', 'Văn\tAn'],
    ['v\u200Băn', guest],
    ['văn an', 'V\u00ADăn\uFEFF An\u{E0041}'],
    ['lan ❤', 'Lan ❤️'],
  ])('for “%s” finds “%s”, whatever the blanks and what shows nothing', async (search, text) => {
    expect(await finds(search, text)).toBe(true)
  })
})

it('a guest stored by an earlier version is found by what the name looks like, which stays as it was stored', async () => {
  const { db, pool } = await databaseBefore('typed-blanks')
  const name = 'Nguyễn\u00A0 Văn\u200B An'
  await pool.query(
    `insert into reservations (id, name, phone, date, time, guests, ticket_token)
     values ('r', $1, '+84900000000', '2026-05-06', '18:30', 2, 'r')`,
    [name],
  )
  await pool.query(
    `insert into notifications (id, type, title, title_vi, content, content_vi, customer_name)
     values ('n', 'order', 'x', 'x', 'x', 'x', $1)`,
    [name],
  )
  await migrateDatabase(pool)
  const found = await db.execute(sql`
    select name from reservations where ${foldedContains(sql`folded`, 'nguyen van an')}
    union all select customer_name from notifications where ${containsText(sql`customer_name`, 'nguyen van an')}`)
  expect(found.rows).toEqual([{ name }, { name }])
})
