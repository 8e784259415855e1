import { z } from 'zod'

import { isPlainDate } from '#src/kernel/dates.ts'
import { holdsMoreThanPhone, isDiallable, plainPhone } from '#src/kernel/phone.ts'
import { InstantText, storedLine } from '#src/kernel/text-field.ts'
import { hasWrongEnd } from '../rules/lunar-dates.ts'
import {
  isPictureAddress,
  isWebAddress,
  overlappingClosures,
  overlappingHours,
  overlappingPeriods,
  overlappingSpecialHours,
  repeatedLunarDays,
} from '../rules/settings-rules.ts'
import { PrintersInput } from './printers-input.ts'
import { TaxMode } from './site-settings.ts'

const maxLength = (length: number) => `Use at most ${length} characters.`
/** A line of text that may be empty. */
const text = (length: number) => storedLine().max(length, maxLength(length))
const required = (length: number) =>
  storedLine().min(1, 'This must say something.').max(length, maxLength(length))

/** Gives an error code to a check of the settings. The office has a text for this code in both languages. */
const coded = (code: string, error: string) => ({ error, params: { code: `restaurant.${code}` } })

const Day = storedLine().refine(isPlainDate, coded('date-invalid', 'A day is such as 2026-05-06.'))
const Clock = storedLine().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is such as 11:30.')
const WebAddress = text(500).refine(
  (address) => address === '' || isWebAddress(address),
  coded('address-invalid', 'An address begins with https://.'),
)
const Email = text(200).refine(
  (address) => address === '' || z.email().safeParse(address).success,
  coded('email-invalid', 'This is no e-mail address.'),
)
const Hotline = text(30)
  .overwrite(plainPhone)
  .refine((phone) => !holdsMoreThanPhone(phone), {
    ...coded('phone-extra', 'Enter the phone number alone.'),
    abort: true,
  })
  .refine(
    (phone) => phone === '' || isDiallable(phone),
    coded('phone-invalid', 'A phone number has 8 to 15 digits.'),
  )
const Picture = storedLine()
  .max(500, maxLength(500))
  .refine((address) => isPictureAddress(address), 'A picture is an uploaded one (/objects/…).')
  .nullable()

const isSomeTime = ({ opens, closes }: { opens: string; closes: string }) => opens !== closes
const noTime = {
  ...coded('hours-empty', 'The restaurant closes at another time than it opens.'),
  path: ['closes'],
}
const Hours = z
  .object({ weekday: z.int().min(0).max(6), opens: Clock, closes: Clock })
  .refine(isSomeTime, noTime)
const HoursOfDate = z.object({ date: Day, opens: Clock, closes: Clock }).refine(isSomeTime, noTime)

const VatPeriodInput = z
  .object({
    from: Day,
    to: Day.nullable(),
    rate: z.number().min(0).max(100).multipleOf(0.01),
  })
  .refine(({ from, to }) => to === null || from <= to, {
    ...coded('vat-backwards', 'A period ends on its first day or later.'),
    path: ['to'],
  })

const ClosureInput = z
  .object({ date: Day, to: Day.optional(), reason: text(200), reasonVi: text(200) })
  .refine(({ date, to = date }) => date <= to, {
    ...coded('closure-backwards', 'A closure ends on its first day or later.'),
    path: ['to'],
  })
  // Without this check a typing error in the year could close the restaurant for good.
  .refine(({ date, to = date }) => Number(to.slice(0, 4)) - Number(date.slice(0, 4)) <= 1, {
    ...coded('closure-too-long', 'A closure ends in the year after it begins at the latest.'),
    path: ['to'],
  })

/** A number of pizzas in the oven, with at most two decimals. */
const Weight = z.number().min(0).max(20).multipleOf(0.01)

const LunarMonthNumber = z.int().min(1).max(12)
const LunarDay = z.int().min(1).max(30)
const LunarClosureInput = z
  .object({
    month: LunarMonthNumber.nullable(),
    day: LunarDay,
    toMonth: LunarMonthNumber.optional(),
    toDay: LunarDay.optional(),
    reason: text(200),
    reasonVi: text(200),
  })
  .refine((days) => !hasWrongEnd(days), {
    ...coded('lunar-backwards', 'It ends on its first day or later, within two months.'),
    path: ['toDay'],
  })

/**
 * Makes a check for a list. `found` returns the indexes of all elements that conflict with an element before them, and the check
 * reports each of these indexes.
 */
function listCheck<Row>(
  found: (rows: readonly Row[]) => readonly number[],
  field: string,
  code: string,
  message: string,
) {
  return (rows: readonly Row[], context: z.RefinementCtx<readonly Row[]>) => {
    for (const index of found(rows)) {
      context.addIssue({
        code: 'custom',
        message,
        params: { code: `restaurant.${code}` },
        path: [index, field],
      })
    }
  }
}

/** The settings that the owner can change, each with its schema. Texts may be empty, except the restaurant's name. */
export const siteSettingsFields = {
  name: required(60),
  nameVi: text(60),
  tagline: text(120),
  taglineVi: text(120),
  logoUrl: Picture,
  logoAspect: z.number().min(0.5).max(6),
  phone: Hotline,
  email: Email,
  address: text(300),
  addressVi: text(300),
  mapQuery: text(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  openingHours: z
    .array(Hours)
    .max(50)
    .superRefine(
      listCheck(overlappingHours, 'opens', 'hours-overlap', 'These hours overlap others of the day.'),
    ),
  closures: z
    .array(ClosureInput)
    .max(200)
    .superRefine(
      listCheck(overlappingClosures, 'date', 'closure-repeated', 'These days are in the list already.'),
    ),
  lunarClosures: z
    .array(LunarClosureInput)
    .max(50)
    .superRefine(
      listCheck(repeatedLunarDays, 'day', 'closure-repeated', 'These days are in the list already.'),
    ),
  specialHours: z
    .array(HoursOfDate)
    .max(200)
    .superRefine(
      listCheck(overlappingSpecialHours, 'opens', 'hours-overlap', 'These hours overlap others of the day.'),
    ),
  deliveryMode: z.enum(['off', 'self-courier', 'on']),
  capacity: z.object({ seats: z.int().min(1).max(10_000), stayMinutes: z.int().min(15).max(720) }).nullable(),
  taxMode: TaxMode,
  callAboveOpen: z.int().min(1).max(1_000).nullable(),
  callAboveGuests: z.int().min(1).max(1_000).nullable(),
  callAboveAmount: z.int().min(1).max(99_999_999).nullable(),
  oven: z
    .object({
      pizzas: z.int().min(1).max(1_000),
      minutes: z.int().min(0).max(240),
      sizes: z.array(z.object({ name: required(60), weight: Weight })).max(20),
      halves: Weight,
      perGuest: Weight,
      withoutOven: text(500),
    })
    .nullable(),
  tableList: text(2_000),
  vatPeriods: z
    .array(VatPeriodInput)
    .max(50)
    .superRefine(listCheck(overlappingPeriods, 'from', 'vat-overlap', 'This period overlaps another one.')),
  bankAccount: z
    .object({
      bankBin: storedLine().refine(
        (bin) => /^\d{6}$/.test(bin),
        coded('bank-invalid', 'A bank has a number of 6 digits.'),
      ),
      accountNumber: storedLine().refine(
        (number) => /^[A-Za-z\d]{4,19}$/.test(number),
        coded('account-invalid', 'An account number has 4 to 19 letters and digits.'),
      ),
      accountName: required(100),
    })
    .nullable(),
  looksUpCallers: z.boolean(),
  printers: PrintersInput,
  facebookUrl: WebAddress,
  instagramUrl: WebAddress,
  linkedinUrl: WebAddress,
  tiktokUrl: WebAddress,
  socialImageUrl: Picture,
  socialImageUrlVi: Picture,
  authorLabel: text(100),
  authorLabelVi: text(100),
  copyright: text(200),
  copyrightVi: text(200),
}

/**
 * The settings that a request changes. Settings that are not sent stay unchanged. If `updatedAt` is sent and the settings have
 * changed since, the server rejects the request.
 */
export const SiteSettingsChange = z.object({ ...siteSettingsFields, updatedAt: InstantText }).partial()
export type SiteSettingsChange = z.output<typeof SiteSettingsChange>
