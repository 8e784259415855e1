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
 * The restaurant's settings, cached in memory until they change, with the bank's name and the current VAT rate. Throws if no
 * restaurant has been set up.
 */
export function siteSettingsInMemory(
  services: Pick<Services, 'db' | 'content' | 'clock'>,
): () => Promise<OwnerSettings> {
  const stored = contentSnapshot(services, storedSettings)
  return async () => settingsAt(await stored(), services.clock.now())
}

/** Reads from the database, over this connection, the same settings that `siteSettingsInMemory` returns. */
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
 * The dates of lunar closures are computed for this many days ahead. The search for the next opening looks fewer days ahead, so it
 * knows all closures in its range.
 */
const daysAhead = 400
/** The office shows the dates of lunar closures in the next three years: 36 calendar months, and one more month. */
const monthsAhead = 37

/**
 * Adds the dates of lunar closures, from yesterday on. Yesterday is needed for this morning's hours: if the restaurant was closed
 * yesterday, no hours of yesterday last past midnight.
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

/**
 * Stores the settings of a new restaurant if the database contains no settings. The owner then has to fill them in. Existing
 * settings stay unchanged.
 */
export async function prepareSettings(db: Queries): Promise<void> {
  await db.insert(siteSettingsTable).values({ settings: newSettings }).onConflictDoNothing()
}

/**
 * The stored settings as text, if they refer to uploaded pictures. The cleanup of unused uploads keeps the pictures whose addresses
 * are in this text.
 */
export function settingsReferences(db: Queries): Promise<readonly string[]> {
  return objectReferences(db, siteSettingsTable)
}
