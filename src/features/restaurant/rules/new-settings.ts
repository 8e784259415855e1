import type { SiteSettings } from '../contract/site-settings.ts'

/** Above these limits the restaurant calls the guest first. The owner can set other limits. */
export const usualCallLimits = {
  callAboveOpen: 3,
  callAboveGuests: 12,
  callAboveAmount: 5_000_000,
} as const

/**
 * The settings of a new restaurant until the owner sets them. The name says that the restaurant is new, and no other value could
 * mislead a guest.
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
  oven: null,
  tableList: '',
  bankAccount: null,
  looksUpCallers: false,
}
