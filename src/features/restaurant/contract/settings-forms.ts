import { z } from 'zod'

import { storedLine } from '#src/kernel/text-field.ts'
import { parseTypedAmount } from '#src/kernel/typed-amount.ts'
import { feastNames, lunarClosureOf } from '../rules/lunar-feasts.ts'
import { type SiteSettingsChange, siteSettingsFields as fields } from './site-settings-change.ts'

/**
 * Schemas for the forms of the settings screen, one for each of its sections. In a form, numbers, dates and addresses are typed
 * texts, and a blank field means that nothing is set. Each schema returns the part of the settings that the API takes.
 */

/** A number that a person has typed, with a comma or a point. Blank means no number. */
const TypedNumber = z
  .string()
  .trim()
  .regex(/^(-?\d{1,9}([.,]\d{1,8})?)?$/)
  .transform((typed) => (typed === '' ? null : Number(typed.replace(',', '.'))))

/** An amount in VND that a person has typed. Blank means no amount. */
const TypedAmount = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? null : (parseTypedAmount(typed) ?? Number.NaN)))

const TypedPicture = storedLine()
  .transform((address) => address || null)
  .pipe(fields.logoUrl)

/** The schemas for settings that have exactly one form field. */
const typedSettings = {
  ...fields,
  logoUrl: TypedPicture,
  logoAspect: TypedNumber.pipe(fields.logoAspect),
  latitude: TypedNumber.pipe(fields.latitude),
  longitude: TypedNumber.pipe(fields.longitude),
  openingHours: z
    .array(z.object({ weekday: z.string().transform(Number), opens: z.string(), closes: z.string() }))
    .pipe(fields.openingHours),
  closures: z
    .array(
      z
        .object({ date: z.string(), to: z.string(), reason: z.string(), reasonVi: z.string() })
        .transform(({ to, ...closure }) => ({ ...closure, ...(to && { to }) })),
    )
    .pipe(fields.closures),
  lunarClosures: z
    .array(
      z
        .object({
          feast: z.enum(feastNames),
          month: z.string(),
          day: z.string(),
          toMonth: z.string(),
          toDay: z.string(),
          reason: z.string(),
          reasonVi: z.string(),
        })
        .transform(lunarClosureOf),
    )
    .pipe(fields.lunarClosures),
  vatPeriods: z
    .array(
      z.object({
        from: z.string(),
        to: z.string().transform((date) => date || null),
        rate: TypedNumber.pipe(z.number()),
      }),
    )
    .pipe(fields.vatPeriods),
  callAboveOpen: TypedNumber.pipe(fields.callAboveOpen),
  callAboveGuests: TypedNumber.pipe(fields.callAboveGuests),
  callAboveAmount: TypedAmount.pipe(fields.callAboveAmount),
  socialImageUrl: TypedPicture,
  socialImageUrlVi: TypedPicture,
}
export type TypedSetting = keyof typeof typedSettings

/** The form schema for the settings with these names. */
export function formOf(names: readonly TypedSetting[]): z.ZodType<SiteSettingsChange> {
  const shape = names.map((name) => [name, typedSettings[name]] as const)
  return z.object(Object.fromEntries(shape))
}

/** The form schema for the capacity. If both fields are blank, the number of guests is not limited. */
export const CapacityForm = z
  .object({ seats: TypedNumber, stayMinutes: TypedNumber })
  .transform((typed, context) => {
    if (typed.seats === null && typed.stayMinutes === null) return { capacity: null }
    return { capacity: checkedPart(fields.capacity.unwrap(), typed, context) }
  })

/**
 * The sizes of pizzas, each with the number of pizzas that it counts as in the oven, as people type them: "16 cm = 1; 18 cm =
 * 1,25".
 */
const TypedSizes = z.string().transform((typed, context) => {
  const parts = typed.split(';').filter((part) => part.trim() !== '')
  const sizes = parts.map((part) => /^([^=]+)=\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*$/.exec(part))
  if (sizes.some((size) => size === null)) {
    context.addIssue({
      code: 'custom',
      params: { code: 'restaurant.sizes-unclear' },
      message: 'Sizes unclear',
    })
    return z.NEVER
  }
  return sizes.map((size) => ({
    name: size?.[1]?.trim() ?? '',
    weight: Number(size?.[2]?.replace(',', '.')),
  }))
})

/**
 * The form schema for the oven. If the owner leaves the number of pizzas blank, the site promises guests no times. A blank weight
 * counts as 0.
 */
export const OvenForm = z
  .object({
    pizzas: TypedNumber,
    minutes: TypedNumber,
    sizes: TypedSizes,
    halves: TypedNumber.transform((weight) => weight ?? 0),
    perGuest: TypedNumber.transform((weight) => weight ?? 0),
    withoutOven: z.string(),
  })
  .transform((typed, context) => {
    if (typed.pizzas === null) return { oven: null }
    return { oven: checkedPart(fields.oven.unwrap(), typed, context) }
  })

/** The form schema for the bank account. If all fields are blank, the restaurant has no bank account. */
export const BankForm = z
  .object({ bankBin: z.string(), accountNumber: z.string(), accountName: z.string() })
  .transform((typed, context) => {
    if (Object.values(typed).every((text) => text.trim() === '')) return { bankAccount: null }
    const account = { ...typed, accountNumber: typed.accountNumber.replaceAll(/[\s.-]/g, '') }
    return { bankAccount: checkedPart(fields.bankAccount.unwrap(), account, context) }
  })

/**
 * Checks several form fields together with one schema of the API, and reports each problem at the form field that has caused it.
 */
function checkedPart<Schema extends z.ZodType>(
  schema: Schema,
  typed: unknown,
  context: z.RefinementCtx,
): z.output<Schema> {
  const checked = schema.safeParse(typed)
  if (checked.success) return checked.data
  for (const issue of checked.error.issues)
    context.issues.push({ ...issue, input: typed } as z.core.$ZodRawIssue) // as found
  return z.NEVER
}
