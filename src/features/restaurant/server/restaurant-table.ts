import { boolean, check, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import type { SiteSettings } from '../contract/site-settings.ts'

/** A single record: the key can only be true. */
export const siteSettingsTable = pgTable(
  'site_settings',
  {
    id: boolean().primaryKey().default(true),
    settings: jsonb().$type<SiteSettings>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('site_settings_single', sql`${table.id}`)],
)

/** What audit entries hold of the settings, which are one thing with a field for each. */
export const auditedSettings: AuditedThing<keyof SiteSettings | 'id'> = {
  kind: 'site-settings',
  list: 'pages',
  isPublic: true,
  fields: {
    id: 'ignored',
    name: 'shown',
    nameVi: 'shown',
    tagline: 'shown',
    taglineVi: 'shown',
    logoUrl: 'shown',
    // Goes with the logo.
    logoAspect: 'ignored',
    authorLabel: 'shown',
    authorLabelVi: 'shown',
    copyright: 'shown',
    copyrightVi: 'shown',
    // Those of the restaurant, which guests read on every page, but the number may be somebody's own.
    email: 'masked',
    phone: 'masked',
    address: 'shown',
    addressVi: 'shown',
    mapQuery: 'shown',
    latitude: 'shown',
    longitude: 'shown',
    openingHours: 'shown',
    closures: 'shown',
    lunarClosures: 'shown',
    specialHours: 'shown',
    facebookUrl: 'shown',
    instagramUrl: 'shown',
    linkedinUrl: 'shown',
    tiktokUrl: 'shown',
    socialImageUrl: 'shown',
    socialImageUrlVi: 'shown',
    taxMode: 'shown',
    vatPeriods: 'shown',
    deliveryMode: 'shown',
    capacity: 'shown',
    callAboveOpen: 'shown',
    callAboveGuests: 'shown',
    callAboveAmount: 'shown',
    // Where guests' money goes: that it has changed must be seen, whose it is not.
    bankAccount: 'masked',
  },
}
