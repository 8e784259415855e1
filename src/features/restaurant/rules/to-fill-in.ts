import type { SiteSettings } from '../contract/site-settings.ts'
import { newSettings } from './new-settings.ts'
import { vatRateIsSet } from './vat.ts'

/** The settings that the owner still has to fill in, each with the section of the settings screen that contains it. */
export const gapSections = {
  name: 'name',
  logo: 'name',
  phone: 'contact',
  email: 'contact',
  address: 'contact',
  map: 'map',
  hours: 'hours',
  vat: 'vat',
  bank: 'bank',
  links: 'links',
  sharedPicture: 'shared',
  signature: 'signature',
} as const
export type Gap = keyof typeof gapSections

/** Values of the demo restaurant that look like real ones. The site recognizes them only by comparing them with these texts. */
const demo = {
  name: 'Bếp Lửa',
  address: 'Thu Dau Mot Ward, Ho Chi Minh City (Thu Dau Mot, Binh Duong)',
  mapQuery: 'Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
}

/**
 * The settings that are still empty or still have the demo restaurant's values, in the order of the settings screen. Empty if the
 * owner has filled in everything.
 */
export function toFillIn(settings: SiteSettings, now: Date): Gap[] {
  const { bankAccount, facebookUrl, instagramUrl, linkedinUrl, tiktokUrl } = settings
  const missing: Readonly<Record<Gap, boolean>> = {
    name: [newSettings.name, demo.name].includes(settings.name),
    logo: isMissingPicture(settings.logoUrl),
    // A phone number that begins with 0274000 comes from the demo: real numbers never have a 0 after the area code (0274).
    phone: settings.phone === '' || settings.phone.replaceAll(/\D/g, '').startsWith('0274000'),
    email: settings.email === '' || isReserved(settings.email),
    address: ['', demo.address].includes(settings.address),
    map: ['', demo.mapQuery].includes(settings.mapQuery),
    hours: settings.openingHours.length === 0,
    vat: settings.taxMode !== 'none' && !vatRateIsSet(settings.vatPeriods, now),
    bank: bankAccount === null || bankAccount.bankBin === '000000',
    // The owner may leave a social network empty, so only the demo's links must be replaced.
    links: [facebookUrl, instagramUrl, linkedinUrl, tiktokUrl].some(isReserved),
    sharedPicture: isMissingPicture(settings.socialImageUrl),
    signature: settings.copyright === '' || settings.copyright.includes(demo.name),
  }
  return (Object.keys(gapSections) as Gap[]).filter((gap) => missing[gap]) // The cast is right: `Gap` is defined as these keys.
}

/** True if the owner has set no picture, or if the picture came with the demo restaurant. */
function isMissingPicture(address: string | null): boolean {
  return address === null || address.startsWith('/brand/')
}

/** True for an address on the top-level domain `.example`, which never belongs to a real person or company. */
function isReserved(address: string): boolean {
  return /[@/.][\w.-]+\.example\/?$/.test(address)
}
