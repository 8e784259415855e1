import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import { foreignPhone } from '#src/kernel/phone.ts'
import { invalid } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { storedPhone } from '#src/server/phone-numbers.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { SiteSettingsChange } from '../contract/site-settings-change.ts'
import { completeSettings } from './complete-settings.ts'
import { auditedSettings, siteSettingsTable } from './restaurant-table.ts'

/** The settings are a single record in the database. Audit entries give it this id, the name of the settings screen. */
const id = 'settings'

/** Audit entries compare with these values if the owner has never set lunar closures, special hours or printers. */
const neverSet = { lunarClosures: [], specialHours: [], printers: [] }

/**
 * Changes the settings that are sent. Throws 400 if the hotline is valid in no country, and 409 if the settings have changed since
 * the screen read them.
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

/** Hotlines such as 1900 6036 have no E.164 form, so only a number with a foreign country code is checked. */
function rejectImpossibleHotline({ phone = '' }: SiteSettingsChange): void {
  if (foreignPhone(phone) === undefined || storedPhone(phone) !== undefined) return
  const message = 'No number of this country looks like this.'
  throw invalid('restaurant.phone-invalid', message, { phone: message })
}

/** Returns a time after the last change of the settings, whatever the clock says, so that two changes never have the same time. */
function after(last: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), last.getTime() + 1))
}
