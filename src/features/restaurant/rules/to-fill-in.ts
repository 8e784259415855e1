import type { SiteSettings } from '../contract/site-settings.ts'
import { newSettings } from './new-settings.ts'
import { vatRateIsSet } from './vat.ts'

/** What the owner has still to say, each with the section of the settings where it is said. */
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

/** The values of the demo restaurant that nothing in them marks as such. */
const demo = {
  name: 'Bếp Lửa',
  address: 'Thu Dau Mot Ward, Ho Chi Minh City (Thu Dau Mot, Binh Duong)',
  mapQuery: 'Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
}

/** What is still empty, or as the demo restaurant has it, in the order of the screen; nothing where all is said. */
export function toFillIn(settings: SiteSettings, now: Date): Gap[] {
  const { bankAccount, facebookUrl, instagramUrl, linkedinUrl, tiktokUrl } = settings
  const missing: Readonly<Record<Gap, boolean>> = {
    name: [newSettings.name, demo.name].includes(settings.name),
    logo: isMissingPicture(settings.logoUrl),
    // No subscriber's number begins with 0.
    phone: settings.phone === '' || settings.phone.replaceAll(/\D/g, '').startsWith('0274000'),
    email: settings.email === '' || isReserved(settings.email),
    address: ['', demo.address].includes(settings.address),
    map: ['', demo.mapQuery].includes(settings.mapQuery),
    hours: settings.openingHours.length === 0,
    vat: settings.taxMode !== 'none' && !vatRateIsSet(settings.vatPeriods, now),
    bank: bankAccount === null || bankAccount.bankBin === '000000',
    // A network that is left out is no gap.
    links: [facebookUrl, instagramUrl, linkedinUrl, tiktokUrl].some(isReserved),
    sharedPicture: isMissingPicture(settings.socialImageUrl),
    signature: settings.copyright === '' || settings.copyright.includes(demo.name),
  }
  return (Object.keys(gapSections) as Gap[]).filter((gap) => missing[gap]) // of the record just above
}

/** None, or one that came with the demo restaurant. */
function isMissingPicture(address: string | null): boolean {
  return address === null || address.startsWith('/brand/')
}

/** On the top-level domain that leads to no real person or company. */
function isReserved(address: string): boolean {
  return /[@/.][\w.-]+\.example\/?$/.test(address)
}
