import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import { foreignPhone } from '#src/kernel/phone.ts'
import { invalidField } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { storedPhone } from '#src/server/phone-numbers.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { SiteSettingsChange } from '../contract/site-settings-change.ts'
import { completeSettings } from './complete-settings.ts'
import { auditedSettings, siteSettingsTable } from './restaurant-table.ts'

/** The id of the settings in audit entries. The settings are a single record, and this is the name of their screen. */
const id = 'settings'

/** Audit entries compare the new values with these if the owner has never set lunar closures, special hours or printers before. */
const neverSet = { lunarClosures: [], specialHours: [], printers: [] }

/**
 * Changes the settings that the request contains. Throws 400 if the hotline is not a valid number in any country, and 409 if the
 * settings have changed since the screen read them.
 */
export async function changeSettings(
  services: AuditServices,
  by: Actor,
  { updatedAt, ...sent }: SiteSettingsChange,
): Promise<void> {
  rejectImpossibleHotline(sent)
  const write = { by, action: 'restaurant.settings-changed', thing: auditedSettings } as const
  await recordChange(services, write, async (tx) => {
    const [record] = await tx.select().from(siteSettingsTable).for('update')
    if (!record) throw new Error('No site settings: the database holds no restaurant')
    rejectStale(record, updatedAt, 'restaurant.stale')
    const had = completeSettings(record.settings)
    const before = { ...neverSet, ...had, id }
    const change = changesTo<Partial<typeof before>>(before, sent)
    if (!change) return { before, after: before }
    const settings = { ...had, ...change }
    await tx
      .update(siteSettingsTable)
      .set({ settings, updatedAt: after(record.updatedAt, services.clock.now()) })
    return { before, after: { ...before, ...change } }
  })
}

/** Hotlines such as 1900 6036 have no E.164 form. So a hotline is checked only if it begins with a foreign country code. */
function rejectImpossibleHotline({ phone = '' }: SiteSettingsChange): void {
  if (foreignPhone(phone) === undefined || storedPhone(phone) !== undefined) return
  throw invalidField('restaurant.phone-invalid', 'phone', 'No number of this country looks like this.')
}

/**
 * Returns a time that is later than the settings' last change, even if the clock is behind, so that two changes never have the same
 * time.
 */
function after(last: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), last.getTime() + 1))
}
