import { endpointsOf } from '#src/kernel/endpoint.ts'
import { SiteSettingsChange } from './site-settings-change.ts'
import { CurrentSiteSettings, OwnerSettings } from './site-settings.ts'

const endpoint = endpointsOf('Restaurant')

export const getSiteSettings = endpoint('GET /api/site-settings', {
  summary: 'Name, contact, hours, delivery, VAT and the other settings of the restaurant',
  response: CurrentSiteSettings,
})

export const getOwnerSettings = endpoint('GET /api/site-settings/record', {
  summary: 'All that the owner has set, with what guests are not told',
  response: OwnerSettings,
})

export const changeSiteSettings = endpoint('PUT /api/site-settings', {
  summary: 'Changes the settings that are sent; the others stay as they are',
  body: SiteSettingsChange,
  bodyLimit: 128 * 1024,
  response: OwnerSettings,
  problems: { 409: 'Someone else has changed them meanwhile' },
  codes: ['restaurant.stale', 'restaurant.phone-invalid'],
})
