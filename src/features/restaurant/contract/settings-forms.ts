import { z } from 'zod'

import { storedLine } from '#src/kernel/text-field.ts'
import { siteSettingsFields as fields } from './site-settings-change.ts'

/**
 * The settings as forms have them, section by section: numbers, dates and addresses are typed texts, blank for none. Each
 * gives the part of the settings that the API takes.
 */

/** A number as people type it, with a comma or a point; blank is none. */
const TypedNumber = z
  .string()
  .trim()
  .regex(/^(-?\d{1,9}([.,]\d{1,8})?)?$/)
  .transform((typed) => (typed === '' ? null : Number(typed.replace(',', '.'))))

const TypedPicture = storedLine()
  .transform((address) => address || null)
  .pipe(fields.logoUrl)

const { name, nameVi, tagline, taglineVi } = fields
export const NameForm = z.object({
  name,
  nameVi,
  tagline,
  taglineVi,
  logoUrl: TypedPicture,
  logoAspect: TypedNumber.pipe(fields.logoAspect),
})

const { phone, email, address, addressVi, mapQuery } = fields
export const ContactForm = z.object({ phone, email, address, addressVi })

export const MapForm = z.object({
  mapQuery,
  latitude: TypedNumber.pipe(fields.latitude),
  longitude: TypedNumber.pipe(fields.longitude),
})

export const HoursForm = z.object({
  openingHours: z
    .array(z.object({ weekday: z.string().transform(Number), opens: z.string(), closes: z.string() }))
    .pipe(fields.openingHours),
})

export const ClosuresForm = z.object({ closures: fields.closures })

export const DeliveryForm = z.object({ deliveryMode: fields.deliveryMode })

/** Both blank: any number of guests. */
export const CapacityForm = z
  .object({ seats: TypedNumber, stayMinutes: TypedNumber })
  .transform((typed, context) => {
    if (typed.seats === null && typed.stayMinutes === null) return { capacity: null }
    return { capacity: checkedPart(fields.capacity.unwrap(), typed, context) }
  })

export const VatForm = z.object({
  vatPeriods: z
    .array(
      z.object({
        from: z.string(),
        to: z.string().transform((date) => date || null),
        rate: TypedNumber.pipe(z.number()),
      }),
    )
    .pipe(fields.vatPeriods),
})

/** All blank: no account. */
export const BankForm = z
  .object({ bankBin: z.string(), accountNumber: z.string(), accountName: z.string() })
  .transform((typed, context) => {
    if (Object.values(typed).every((text) => text.trim() === '')) return { bankAccount: null }
    const account = { ...typed, accountNumber: typed.accountNumber.replaceAll(/[\s.-]/g, '') }
    return { bankAccount: checkedPart(fields.bankAccount.unwrap(), account, context) }
  })

const { facebookUrl, instagramUrl, linkedinUrl, tiktokUrl } = fields
export const LinksForm = z.object({ facebookUrl, instagramUrl, linkedinUrl, tiktokUrl })

export const SharedPictureForm = z.object({ socialImageUrl: TypedPicture, socialImageUrlVi: TypedPicture })

const { authorLabel, authorLabelVi, copyright, copyrightVi } = fields
export const SignatureForm = z.object({ authorLabel, authorLabelVi, copyright, copyrightVi })

/** What a schema of the API makes of several fields together, with its problems at those fields. */
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
