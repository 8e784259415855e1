import type { Language } from '#src/kernel/language.ts'
import type { SiteSettings } from '../contract/site-settings.ts'

type Place = Pick<SiteSettings, 'mapQuery'>

/** The only origin whose pages may be shown in a frame on a page with the map. */
export const mapOrigin = 'https://www.google.com'

/** The address of the restaurant's map for use in a frame. Its origin is always `mapOrigin`. */
export function mapFrameAddress({ mapQuery }: Place, language: Language): string {
  return `${mapOrigin}/maps?${new URLSearchParams({ q: mapQuery, hl: language, output: 'embed' })}`
}

/** The address that opens the map outside the site, for example in a phone's map app. */
export function mapPageAddress({ mapQuery }: Place): string {
  return `${mapOrigin}/maps/search/?${new URLSearchParams({ api: '1', query: mapQuery })}`
}
