import type { SiteSettings } from '../contract/site-settings.ts'

type Later = Pick<SiteSettings, 'logoUrl' | 'logoAspect' | 'socialImageUrl' | 'socialImageUrlVi' | 'taxMode'>

/** What the site showed before these could be set. */
const before: Later = {
  logoUrl: '/brand/logo_on_dark.svg',
  logoAspect: 3.065,
  socialImageUrl: '/brand/social_en.jpg',
  socialImageUrlVi: '/brand/social_vi.jpg',
  taxMode: 'excluded',
}

/** The settings with what a record of an earlier release does not have. */
export function completeSettings(stored: Omit<SiteSettings, keyof Later> & Partial<Later>): SiteSettings {
  return { ...before, ...stored }
}
