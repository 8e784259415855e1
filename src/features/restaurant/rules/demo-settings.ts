import type { SiteSettings } from '../contract/site-settings.ts'

/** The logo of the demo restaurant: the drawing that comes with the site. */
export const demoLogo = '/brand/logo_on_dark.svg'

/** The restaurant is the demo one as long as it has its logo: then pages tell the story of its oven, and show its room. */
export function isDemoRestaurant({ logoUrl }: Pick<SiteSettings, 'logoUrl'>): boolean {
  return logoUrl === demoLogo
}
