import { endpoint } from '#src/kernel/endpoint.ts'
import { CurrentSiteSettings } from './site-settings.ts'

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/site-settings',
  summary: 'Name, contact, hours, delivery, VAT and the other settings of the restaurant',
  tag: 'Restaurant',
  status: 200,
  response: CurrentSiteSettings,
})
