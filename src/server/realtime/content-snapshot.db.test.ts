import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { contentSnapshot } from './content-snapshot.ts'
import type { Queries } from '../database/connection.ts'

const restaurant = testRestaurant()

/** Reads from the real database, counts how often, and fails there as often as it is told. */
function openSnapshot({ failures = 0 } = {}) {
  let readings = 0
  const read = async (tx: Queries) => {
    readings += 1
    await tx.execute(sql`select 1 / ${readings > failures ? 1 : 0}::integer`)
    return `reading ${readings}`
  }
  return { snapshot: contentSnapshot(restaurant, read), readings: () => readings }
}

test('after a failed reading the next request reads again', async () => {
  const { snapshot, readings } = openSnapshot({ failures: 1 })
  const [first, shared] = [snapshot(), snapshot()]
  await expect(first).rejects.toThrow('Failed query')
  await expect(shared).rejects.toThrow('Failed query')
  await expect(snapshot()).resolves.toBe('reading 2')
  await expect(snapshot()).resolves.toBe('reading 2')
  expect(readings()).toBe(2)
})

test('it is read once for each version of the content', async () => {
  const { snapshot, readings } = openSnapshot()
  const before = restaurant.content.version()
  await Promise.all([snapshot(), snapshot()])
  expect(readings()).toBe(1)
  await restaurant.content.change(async () => {})
  await expect.poll(() => restaurant.content.version()).toBe(before + 2)
  await Promise.all([snapshot(), snapshot()])
  expect(readings()).toBe(2)
})

test('all its queries see the menu of one moment, whatever changes meanwhile', async () => {
  const dishesOffered = async (db: Queries) =>
    (await db.execute(sql`select count(*)::integer as dishes from menu_items where is_available`)).rows
  const snapshot = contentSnapshot(restaurant, async (tx) => {
    const first = await dishesOffered(tx)
    await restaurant.db.execute(sql`update menu_items set is_available = false`)
    return { first, second: await dishesOffered(tx) }
  })
  const { first, second } = await snapshot()
  expect(second).toEqual(first)
  expect(await dishesOffered(restaurant.db)).not.toEqual(first)
})
