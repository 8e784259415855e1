import type { Queries } from '../../../server/database.ts'
import type { CurrentSiteSettings, SiteSettings } from '../contract/site-settings.ts'
import { vatRateAt } from '../rules/vat.ts'
import { siteSettingsTable } from './restaurant-table.ts'

/** The settings of the house and the VAT rate at `now`. Throws where no restaurant has been set up. */
export async function currentSiteSettings(db: Queries, now: Date): Promise<CurrentSiteSettings> {
  const [record] = await db.select().from(siteSettingsTable)
  if (!record) throw new Error('No site settings: the database holds no restaurant')
  return { ...record.settings, vatRate: vatRateAt(record.settings.vatPeriods, now) }
}

export async function hasSiteSettings(db: Queries): Promise<boolean> {
  return (await db.select({ id: siteSettingsTable.id }).from(siteSettingsTable)).length > 0
}

export async function saveSiteSettings(db: Queries, settings: SiteSettings): Promise<void> {
  await db
    .insert(siteSettingsTable)
    .values({ settings })
    .onConflictDoUpdate({ target: siteSettingsTable.id, set: { settings, updatedAt: new Date() } })
}
