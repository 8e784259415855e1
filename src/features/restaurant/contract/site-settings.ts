import { z } from 'zod'

const restaurantDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const link = z.string().max(500)

/** A rate of VAT in percent and the restaurant-local days it holds for, both included; `to` null is open-ended. */
export const VatPeriod = z.object({
  from: restaurantDate,
  to: restaurantDate.nullable(),
  rate: z.number().min(0).max(100),
})
export type VatPeriod = z.infer<typeof VatPeriod>

/** excluded: VAT is added to prices; included: prices hold it; none: a household business, which charges and names none. */
export const TaxMode = z.enum(['excluded', 'included', 'none'])
export type TaxMode = z.infer<typeof TaxMode>

/** Hours of one weekday; 0 is Sunday. A weekday that is not listed is closed. */
export const OpeningHours = z.object({ weekday: z.int().min(0).max(6), opens: clockTime, closes: clockTime })
export type OpeningHours = z.infer<typeof OpeningHours>

/** A day, or the days from it until `to`, both included. */
export const DayRange = z.object({ date: restaurantDate, to: restaurantDate.optional() })
export type DayRange = z.infer<typeof DayRange>

/** Days on which the restaurant stays shut. */
const Closure = DayRange.extend({ reason: z.string(), reasonVi: z.string() })
export type Closure = z.infer<typeof Closure>

/**
 * Days of the lunar calendar on which the restaurant stays shut: from a day of a month, or of every month where that is null, until another
 * day where one is named, both included. A month that lacks the day has its last day instead.
 */
export const LunarClosure = z.object({
  month: z.int().min(1).max(12).nullable(),
  day: z.int().min(1).max(30),
  toMonth: z.int().min(1).max(12).optional(),
  toDay: z.int().min(1).max(30).optional(),
  reason: z.string(),
  reasonVi: z.string(),
  /** Which dates these are, from yesterday on for somewhat more than a year: the server says so, nobody sets or stores it. */
  dates: z.array(DayRange).optional(),
})
export type LunarClosure = z.infer<typeof LunarClosure>

/** A month of the lunar calendar by the date on which it begins; a leap month has the number of the one before. */
export const LunarMonth = z.object({
  start: restaurantDate,
  month: z.int().min(1).max(12),
  isLeap: z.boolean(),
})
export type LunarMonth = z.infer<typeof LunarMonth>

/** Hours of one date, in place of those of its weekday; such as past midnight end on the next. */
export const SpecialHours = z.object({ date: restaurantDate, opens: clockTime, closes: clockTime })
export type SpecialHours = z.infer<typeof SpecialHours>

const BankAccount = z.object({
  bankBin: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
})

/** What the restaurant says of itself and how it works: the owner's choices. */
export const SiteSettings = z.object({
  name: z.string(),
  nameVi: z.string(),
  tagline: z.string(),
  taglineVi: z.string(),
  /** The address of the logo; null where the name stands in its place. */
  logoUrl: z.string().nullable(),
  /** Its width by its height. */
  logoAspect: z.number(),
  authorLabel: z.string(),
  authorLabelVi: z.string(),
  copyright: z.string(),
  copyrightVi: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  addressVi: z.string(),
  mapQuery: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  openingHours: z.array(OpeningHours),
  closures: z.array(Closure),
  /** These are absent where the owner has never set any. */
  lunarClosures: z.array(LunarClosure).optional(),
  specialHours: z.array(SpecialHours).optional(),
  facebookUrl: link,
  instagramUrl: link,
  linkedinUrl: link,
  tiktokUrl: link,
  /** What a shared link shows, and in Vietnamese where that is another picture; null for none. */
  socialImageUrl: z.string().nullable(),
  socialImageUrlVi: z.string().nullable(),
  taxMode: TaxMode,
  vatPeriods: z.array(VatPeriod),
  /** off: not offered; self-courier: the guest sends a courier; on: the restaurant delivers. */
  deliveryMode: z.enum(['off', 'self-courier', 'on']),
  /** Seats, and minutes a party stays; null is unlimited. */
  capacity: z.object({ seats: z.int().min(1), stayMinutes: z.int().min(15) }).nullable(),
  /**
   * Above so many open bookings and orders of one number, so many guests, or so many VND the restaurant calls before it counts on a guest;
   * null is no limit. None applies without a capacity.
   */
  callAboveOpen: z.int().min(1).nullable(),
  callAboveGuests: z.int().min(1).nullable(),
  callAboveAmount: z.int().min(1).nullable(),
  bankAccount: BankAccount.nullable(),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** An account with the name of its bank, which is left out where the bank's number is not known. */
const NamedBankAccount = BankAccount.extend({ bankName: z.string().optional() })
export type NamedBankAccount = z.infer<typeof NamedBankAccount>

/** Where the restaurant calls first is not for guests: who knows the limits can tell from a response how often a number is known. */
const limits = { callAboveOpen: true, callAboveGuests: true, callAboveAmount: true } as const

/**
 * What everybody may read: the settings with the bank's name, and the rate of VAT, in percent, that applies at the moment of asking: 0
 * without VAT.
 */
export const CurrentSiteSettings = SiteSettings.omit(limits)
  .extend({
    bankAccount: NamedBankAccount.nullable(),
    vatRate: z.number(),
    /** When they were changed last: a change that sends it is rejected where they have changed since. */
    updatedAt: z.string(),
  })
  .meta({ id: 'SiteSettings' })
export type CurrentSiteSettings = z.infer<typeof CurrentSiteSettings>

/** All that the owner sets, for the office and for the rules of the server. */
export const OwnerSettings = CurrentSiteSettings.extend({
  ...SiteSettings.pick(limits).shape,
  /** Those of the next years, and one more: from them the office tells which dates lunar days are. */
  lunarMonths: z.array(LunarMonth),
}).meta({ id: 'OwnerSettings' })
export type OwnerSettings = z.infer<typeof OwnerSettings>
