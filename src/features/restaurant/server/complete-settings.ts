import type { SiteSettings } from '../contract/site-settings.ts'
import { usualCallLimits } from '../rules/new-settings.ts'

/**
 * Settings that earlier releases did not have, each with the value that applied in those releases. These values apply until the
 * owner sets others.
 */
const before = {
  logoUrl: '/brand/logo_on_dark.svg',
  logoAspect: 3.065,
  socialImageUrl: '/brand/social_en.jpg',
  socialImageUrlVi: '/brand/social_vi.jpg',
  taxMode: 'excluded',
  ...usualCallLimits,
  oven: null,
  tableList: '',
  looksUpCallers: false,
} satisfies Partial<SiteSettings>

/** Adds the missing settings to a record that an earlier release has stored. */
export function completeSettings(
  stored: Omit<SiteSettings, keyof typeof before> & Partial<SiteSettings>,
): SiteSettings {
  return { ...before, ...stored }
}
