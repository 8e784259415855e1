import { onTestFinished } from 'vitest'

import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import type { TestRestaurant } from './test-restaurant.ts'

/** Changes settings of the restaurant as its owner does, for this test alone. */
export async function setSettings(
  { db, content }: Pick<TestRestaurant, 'db' | 'content'>,
  change: Partial<SiteSettings>,
): Promise<void> {
  const [record] = await db.select().from(siteSettingsTable)
  if (!record) throw new Error('No settings')
  const set = (settings: SiteSettings) =>
    content.change((tx) => tx.update(siteSettingsTable).set({ settings }))
  onTestFinished(() => set(record.settings).then(() => undefined))
  await set({ ...record.settings, ...change })
}
