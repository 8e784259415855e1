import type { CurrentSiteSettings, SiteSettings } from '../contract/site-settings.ts'

/** What the fields of each section of the settings begin with. Fields are texts; null is blank. */

type Texts<Field extends keyof SiteSettings> = Record<Field, string>

export function nameValues(settings: SiteSettings) {
  const { name, nameVi, tagline, taglineVi, logoUrl, logoAspect } = settings
  return { name, nameVi, tagline, taglineVi, logoUrl: logoUrl ?? '', logoAspect: String(logoAspect) }
}

export function contactValues({ phone, email, address, addressVi }: SiteSettings) {
  return { phone, email, address, addressVi }
}

export function mapValues({
  mapQuery,
  latitude,
  longitude,
}: SiteSettings): Texts<'mapQuery' | 'latitude' | 'longitude'> {
  return { mapQuery, latitude: typed(latitude), longitude: typed(longitude) }
}

/** A row of hours; the key tells rows apart while they are edited. */
export interface HoursRow {
  readonly weekday: string
  readonly opens: string
  readonly closes: string
}

/** From Monday on, as the week is read here. */
const mondayFirst = (weekday: number) => (weekday + 6) % 7

export function hoursValues({ openingHours }: SiteSettings): { openingHours: HoursRow[] } {
  const rows = openingHours.toSorted(
    (one, other) =>
      mondayFirst(one.weekday) - mondayFirst(other.weekday) || (one.opens < other.opens ? -1 : 1),
  )
  return { openingHours: rows.map((row) => ({ ...row, weekday: String(row.weekday) })) }
}

/** The closure days that are not over, earliest first: days that have passed are dropped when the list is saved. */
export function closureValues({ closures }: Pick<CurrentSiteSettings, 'closures'>, today: string) {
  const coming = closures.filter(({ date }) => date >= today)
  return { closures: coming.toSorted((one, other) => (one.date < other.date ? -1 : 1)) }
}

export function deliveryValues({ deliveryMode }: SiteSettings) {
  return { deliveryMode }
}

export function capacityValues({ capacity }: SiteSettings) {
  return { seats: typed(capacity?.seats), stayMinutes: typed(capacity?.stayMinutes) }
}

export function vatValues({ vatPeriods }: SiteSettings) {
  const rows = vatPeriods.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return { vatPeriods: rows.map(({ from, to, rate }) => ({ from, to: to ?? '', rate: String(rate) })) }
}

export function bankValues({ bankAccount }: SiteSettings) {
  const { bankBin = '', accountNumber = '', accountName = '' } = bankAccount ?? {}
  return { bankBin, accountNumber, accountName }
}

export function linkValues(settings: SiteSettings) {
  const { facebookUrl, instagramUrl, linkedinUrl, tiktokUrl } = settings
  return { facebookUrl, instagramUrl, linkedinUrl, tiktokUrl }
}

export function sharedPictureValues({ socialImageUrl, socialImageUrlVi }: SiteSettings) {
  return { socialImageUrl: socialImageUrl ?? '', socialImageUrlVi: socialImageUrlVi ?? '' }
}

export function signatureValues({ authorLabel, authorLabelVi, copyright, copyrightVi }: SiteSettings) {
  return { authorLabel, authorLabelVi, copyright, copyrightVi }
}

function typed(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
