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
  | 'oven'
  | 'tableList'
  | 'looksUpCallers'
>

/**
 * Settings that earlier releases did not have, each with the value that applied in those releases. These values apply until the
 * owner sets others.
 */
const before: Later = {
  logoUrl: '/brand/logo_on_dark.svg',
  logoAspect: 3.065,
  socialImageUrl: '/brand/social_en.jpg',
  socialImageUrlVi: '/brand/social_vi.jpg',
  taxMode: 'excluded',
  ...usualCallLimits,
  oven: null,
  tableList: '',
  looksUpCallers: false,
}

/** Adds the missing settings to a record that an earlier release has stored. */
export function completeSettings(stored: Omit<SiteSettings, keyof Later> & Partial<Later>): SiteSettings {
  return { ...before, ...stored }
}
