import type { SiteSettings } from '../contract/site-settings.ts'

/** Above these the restaurant calls first, unless its owner says otherwise. */
export const usualCallLimits = {
  callAboveOpen: 3,
  callAboveGuests: 12,
  callAboveAmount: 5_000_000,
} as const

/**
 * The settings of a restaurant whose owner has said nothing yet: a name that says so, and nothing else that a guest could
 * take for true. What the owner fills in takes its place.
 */
export const newSettings: SiteSettings = {
  name: 'New restaurant',
  nameVi: 'Nhà hàng mới',
  tagline: '',
  taglineVi: '',
  logoUrl: null,
  logoAspect: 1,
  authorLabel: '',
  authorLabelVi: '',
  copyright: '',
  copyrightVi: '',
  email: '',
  phone: '',
  address: '',
  addressVi: '',
  mapQuery: '',
  latitude: null,
  longitude: null,
  openingHours: [],
  closures: [],
  facebookUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
  tiktokUrl: '',
  socialImageUrl: null,
  socialImageUrlVi: null,
  taxMode: 'excluded',
  vatPeriods: [],
  deliveryMode: 'self-courier',
  capacity: null,
  ...usualCallLimits,
  bankAccount: null,
}
