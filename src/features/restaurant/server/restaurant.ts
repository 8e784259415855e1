import { addDays, addMonths, restaurantDate } from '#src/kernel/dates.ts'
import { contentSnapshot } from '#src/server/realtime/content-snapshot.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { objectReferences } from '#src/server/storage/object-references.ts'
import type { Services } from '#src/server/services.ts'
import type { OwnerSettings, SiteSettings } from '../contract/site-settings.ts'
import { bankNameOf } from '../rules/bank-names.ts'
import { lunarDates } from '../rules/lunar-dates.ts'
import { newSettings } from '../rules/new-settings.ts'
import { taxAt } from '../rules/vat.ts'
import { completeSettings } from './complete-settings.ts'
import { lunarMonths } from './lunar-calendar.ts'
import { siteSettingsTable } from './restaurant-table.ts'

/**
 * The settings of the restaurant, cached in memory until they change, with the bank's name and the current VAT rate. Throws if no
 * restaurant has been set up.
 */
export function siteSettingsInMemory(
  services: Pick<Services, 'db' | 'content' | 'clock'>,
): () => Promise<OwnerSettings> {
  const stored = contentSnapshot(services, storedSettings)
  return async () => settingsAt(await stored(), services.clock.now())
}

/** The same settings as `siteSettingsInMemory` returns, but read from the database by this connection. */
export async function findOwnerSettings(db: Queries, now: Date): Promise<OwnerSettings> {
  return settingsAt(await storedSettings(db), now)
}

async function storedSettings(db: Queries) {
  const [record] = await db.select().from(siteSettingsTable)
  if (!record) throw new Error('No site settings: the database holds no restaurant')
  const settings = completeSettings(record.settings)
  return { ...settings, ...namedBank(settings), updatedAt: record.updatedAt.toISOString() }
}

function settingsAt(settings: Awaited<ReturnType<typeof storedSettings>>, now: Date): OwnerSettings {
  return { ...settings, ...taxAt(settings, now), ...lunarAt(settings, restaurantDate(now)) }
}

/**
 * The dates of lunar closures are computed for this many days ahead. That is more than the search for the next opening looks ahead,
 * so it knows all closures.
 */
const daysAhead = 400
/** The office shows lunar closures for the next three years: 36 calendar months, and one more. */
const monthsAhead = 37

/**
 * Adds the dates of lunar closures, from yesterday on. Yesterday counts because after a closure no opening hours last past midnight
 * into this morning.
 */
function lunarAt(
  { lunarClosures }: SiteSettings,
  today: string,
): Pick<OwnerSettings, 'lunarClosures' | 'lunarMonths'> {
  const months = lunarMonths(addMonths(today, -3), addMonths(today, monthsAhead))
  const within = { date: addDays(today, -1), to: addDays(today, daysAhead) }
  if (!lunarClosures) return { lunarMonths: months }
  return {
    lunarMonths: months,
    lunarClosures: lunarClosures.map((days) => ({ ...days, dates: lunarDates(days, months, within) })),
  }
}

function namedBank({ bankAccount }: SiteSettings): Pick<OwnerSettings, 'bankAccount'> {
  return { bankAccount: bankAccount && { ...bankAccount, bankName: bankNameOf(bankAccount.bankBin) } }
}

export async function hasSiteSettings(db: Queries): Promise<boolean> {
  return (await db.select({ id: siteSettingsTable.id }).from(siteSettingsTable)).length > 0
}

/** The restaurant's name in all languages; empty if no restaurant has been set up. */
export async function findRestaurantNames(db: Queries): Promise<readonly string[]> {
  const [record] = await db.select().from(siteSettingsTable)
  return record ? [record.settings.nameVi, record.settings.name] : []
}

export async function saveSiteSettings(db: Queries, settings: SiteSettings): Promise<void> {
  await db
    .insert(siteSettingsTable)
    .values({ settings })
    .onConflictDoUpdate({ target: siteSettingsTable.id, set: { settings, updatedAt: new Date() } })
}

/** Adds the settings of a new restaurant, which its owner has to fill in, if the database contains none. Existing settings stay. */
export async function prepareSettings(db: Queries): Promise<void> {
  await db.insert(siteSettingsTable).values({ settings: newSettings }).onConflictDoNothing()
}

/** The stored settings as text, if they refer to uploaded pictures, so that the cleanup of unused uploads keeps these. */
export function settingsReferences(db: Queries): Promise<readonly string[]> {
  return objectReferences(db, siteSettingsTable)
}
