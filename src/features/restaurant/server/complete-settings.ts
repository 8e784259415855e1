import type { SiteSettings } from '../contract/site-settings.ts'
import { usualCallLimits } from '../rules/new-settings.ts'

type Later = Pick<
  SiteSettings,
  | 'logoUrl'
  | 'logoAspect'
  | 'socialImageUrl'
  | 'socialImageUrlVi'
  | 'taxMode'
  | 'callAboveOpen'
  | 'callAboveGuests'
  | 'callAboveAmount'
>

/** What applied before these could be set, or applies until they are. */
const before: Later = {
  logoUrl: '/brand/logo_on_dark.svg',
  logoAspect: 3.065,
  socialImageUrl: '/brand/social_en.jpg',
  socialImageUrlVi: '/brand/social_vi.jpg',
  taxMode: 'excluded',
  ...usualCallLimits,
}

/** The settings with what a record of an earlier release does not have. */
export function completeSettings(stored: Omit<SiteSettings, keyof Later> & Partial<Later>): SiteSettings {
  return { ...before, ...stored }
}
