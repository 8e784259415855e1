import type { Language } from '#src/kernel/language.ts'
import type { SiteSettings } from '../contract/site-settings.ts'

type Place = Pick<SiteSettings, 'mapQuery'>

/** The one origin whose frame a page with the map may show. */
export const mapOrigin = 'https://www.google.com'

/** The address of the restaurant's map in a frame; always of `mapOrigin`. */
export function mapFrameAddress({ mapQuery }: Place, language: Language): string {
  return `${mapOrigin}/maps?${new URLSearchParams({ q: mapQuery, hl: language, output: 'embed' })}`
}

/** The address at which a visitor opens the map elsewhere, such as in the phone's own maps. */
export function mapPageAddress({ mapQuery }: Place): string {
  return `${mapOrigin}/maps/search/?${new URLSearchParams({ api: '1', query: mapQuery })}`
}
