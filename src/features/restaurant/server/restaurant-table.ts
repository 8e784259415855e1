import { boolean, check, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import type { SiteSettings } from '../contract/site-settings.ts'

/** The table has a single record, because its key can only be true. */
export const siteSettingsTable = pgTable(
  'site_settings',
  {
    id: boolean().primaryKey().default(true),
    settings: jsonb().$type<SiteSettings>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('site_settings_single', sql`${table.id}`)],
)

/** Tells the audit log which settings its entries contain. The settings are one record with many fields. */
export const auditedSettings: AuditedThing<keyof SiteSettings | 'id'> = {
  kind: 'site-settings',
  list: 'pages',
  isPublic: true,
  fields: {
    name: 'shown',
    nameVi: 'shown',
    tagline: 'shown',
    taglineVi: 'shown',
    logoUrl: 'shown',
    // Audit entries leave out the logo's shape, because it changes only together with the logo, which they contain.
    logoAspect: 'ignored',
    authorLabel: 'shown',
    authorLabelVi: 'shown',
    copyright: 'shown',
    copyrightVi: 'shown',
    // E-mail address and phone number belong to the restaurant, and guests read them on every page. Audit entries still mask them,
    // because they may be a person's own.
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
    oven: 'shown',
    tableList: 'shown',
    looksUpCallers: 'shown',
    printers: 'shown',
    // Guests transfer money to this account. Audit entries must show that the account has changed, but not to whom it belongs.
    bankAccount: 'masked',
  },
}
