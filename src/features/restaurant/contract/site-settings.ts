import { z } from 'zod'

import { Printer } from './printers.ts'

const restaurantDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const link = z.string().max(500)

/**
 * A VAT rate in percent, and the first and last day on which it applies, both included. Both are dates in the restaurant's time
 * zone. If `to` is null, the rate has no end.
 */
export const VatPeriod = z.object({
  from: restaurantDate,
  to: restaurantDate.nullable(),
  rate: z.number().min(0).max(100),
})
export type VatPeriod = z.infer<typeof VatPeriod>

/**
 * excluded: VAT is added to the prices; included: the prices contain VAT; none: the restaurant is a household business, which
 * neither charges nor mentions VAT.
 */
export const TaxMode = z.enum(['excluded', 'included', 'none'])
export type TaxMode = z.infer<typeof TaxMode>

/** The opening hours on a weekday; 0 is Sunday. If a weekday has no entry, the restaurant is closed on that weekday. */
export const OpeningHours = z.object({ weekday: z.int().min(0).max(6), opens: clockTime, closes: clockTime })
export type OpeningHours = z.infer<typeof OpeningHours>

/** One day, or all days from `date` until `to`, both included. */
export const DayRange = z.object({ date: restaurantDate, to: restaurantDate.optional() })
export type DayRange = z.infer<typeof DayRange>

/** Days on which the restaurant is closed. */
const Closure = DayRange.extend({ reason: z.string(), reasonVi: z.string() })
export type Closure = z.infer<typeof Closure>

/**
 * A closure by the lunar calendar: from one day of a lunar month until another day, if one is set, both included. If the month is
 * null, the closure is repeated in every month. If a month lacks the day, its last day counts.
 */
export const LunarClosure = z.object({
  month: z.int().min(1).max(12).nullable(),
  day: z.int().min(1).max(30),
  toMonth: z.int().min(1).max(12).optional(),
  toDay: z.int().min(1).max(30).optional(),
  reason: z.string(),
  reasonVi: z.string(),
  /**
   * The calendar dates of this closure, from yesterday until somewhat more than a year ahead. The server computes these dates;
   * nobody sets or stores them.
   */
  dates: z.array(DayRange).optional(),
})
export type LunarClosure = z.infer<typeof LunarClosure>

/** A month of the lunar calendar, and the date on which it begins. A leap month has the same number as the month before it. */
export const LunarMonth = z.object({
  start: restaurantDate,
  month: z.int().min(1).max(12),
  isLeap: z.boolean(),
})
export type LunarMonth = z.infer<typeof LunarMonth>

/**
 * Opening hours for one date, which replace the usual hours of its weekday. If they last past midnight, they end on the next date.
 */
export const SpecialHours = z.object({ date: restaurantDate, opens: clockTime, closes: clockTime })
export type SpecialHours = z.infer<typeof SpecialHours>

const BankAccount = z.object({
  bankBin: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
})

/**
 * The oven's capacity: how many `pizzas` it bakes in a quarter of an hour, and as how many pizzas the sizes, half-and-half pizzas
 * and booked guests count. A dish counts as 1 unless its size is listed. `minutes` is the shortest time that an order takes. Dishes
 * in the categories `withoutOven` (ids or names, separated by commas) count as 0.
 */
export const Oven = z.object({
  pizzas: z.int().min(1),
  minutes: z.int().min(0),
  sizes: z.array(z.object({ name: z.string(), weight: z.number() })),
  /** The number of pizzas that a half-and-half pizza counts as, in addition to the number for its size. */
  halves: z.number(),
  /** How many pizzas each guest with a confirmed booking is expected to order. */
  perGuest: z.number(),
  withoutOven: z.string(),
})
export type Oven = z.infer<typeof Oven>

/** Everything that the owner has set about the restaurant and how it works. */
export const SiteSettings = z.object({
  name: z.string(),
  nameVi: z.string(),
  tagline: z.string(),
  taglineVi: z.string(),
  /** The logo's address. If it is null, pages show the restaurant's name instead. */
  logoUrl: z.string().nullable(),
  /** The logo's width divided by its height. */
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
  /** These two lists are absent until the owner sets lunar closures or special hours. */
  lunarClosures: z.array(LunarClosure).optional(),
  specialHours: z.array(SpecialHours).optional(),
  facebookUrl: link,
  instagramUrl: link,
  linkedinUrl: link,
  tiktokUrl: link,
  /**
   * The pictures that are shown for a shared link: one for all pages, and one for Vietnamese pages. Null means that there is none.
   */
  socialImageUrl: z.string().nullable(),
  socialImageUrlVi: z.string().nullable(),
  taxMode: TaxMode,
  vatPeriods: z.array(VatPeriod),
  /** off: no delivery; self-courier: the guest sends a courier; on: the restaurant delivers. */
  deliveryMode: z.enum(['off', 'self-courier', 'on']),
  /** The number of seats, and how many minutes a party stays. Null means that the number of guests is not limited. */
  capacity: z.object({ seats: z.int().min(1), stayMinutes: z.int().min(15) }).nullable(),
  /**
   * Limits above which the restaurant calls a guest before it accepts a booking or an order: a phone number's open bookings and
   * orders, the number of guests, and the amount in VND. Null means no limit. If no capacity is set, none of the limits applies.
   */
  callAboveOpen: z.int().min(1).nullable(),
  callAboveGuests: z.int().min(1).nullable(),
  callAboveAmount: z.int().min(1).nullable(),
  /** The oven's capacity. If it is null, the site promises no times for orders. */
  oven: Oven.nullable(),
  /** The names of the tables as the owner types them, such as "1-12, Sân 1". */
  tableList: z.string(),
  bankAccount: BankAccount.nullable(),
  /**
   * True if the office shows what is stored about a phone number while staff type the number. This setting is public, because the
   * privacy policy depends on it.
   */
  looksUpCallers: z.boolean(),
  /** The restaurant's printers. Absent until the owner adds a printer. */
  printers: z.array(Printer).optional(),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** A bank account, with the name of its bank. The name is absent if `bankNames` does not contain the bank's number. */
const NamedBankAccount = BankAccount.extend({ bankName: z.string().optional() })
export type NamedBankAccount = z.infer<typeof NamedBankAccount>

/**
 * The settings that only the office may read. Guests must not know the limits: they could then tell from a response how many orders
 * or bookings a phone number has.
 */
const forOffice = {
  callAboveOpen: true,
  callAboveGuests: true,
  callAboveAmount: true,
  oven: true,
  tableList: true,
  printers: true,
} as const

/** The settings that everybody may read, with the bank's name and with the VAT rate in percent that applies now (0 without VAT). */
export const CurrentSiteSettings = SiteSettings.omit(forOffice)
  .extend({
    bankAccount: NamedBankAccount.nullable(),
    vatRate: z.number(),
    /**
     * When the settings were last changed. A request that changes the settings contains this time, and the server rejects it if the
     * settings have changed since.
     */
    updatedAt: z.string(),
  })
  .meta({ id: 'SiteSettings' })
export type CurrentSiteSettings = z.infer<typeof CurrentSiteSettings>

/** All settings, for the office and for the server's own checks. */
export const OwnerSettings = CurrentSiteSettings.extend({
  ...SiteSettings.pick(forOffice).shape,
  /**
   * The lunar months of the next years, from which the office computes the dates of lunar closures. The last month in the list only
   * tells how long the month before it is.
   */
  lunarMonths: z.array(LunarMonth),
}).meta({ id: 'OwnerSettings' })
export type OwnerSettings = z.infer<typeof OwnerSettings>
