import { z } from 'zod'

import { CustomizationType } from './customization-schema.ts'

const anyFields = z.record(z.string(), z.unknown())

/**
 * What changes in an option group: all of it, `{isActive}` alone, or anything between; a field that is not sent stays as it
 * is. Whether a config fits its type shows only beside what is stored, so the values are checked there, by
 * `CustomizationSchemaInput` and with its messages.
 */
export const CustomizationSchemaChange = z
  .object({
    name: z.string('Enter a name.'),
    nameVi: z.string().nullable(),
    description: z.string().nullable(),
    descriptionVi: z.string().nullable(),
    type: z.enum(CustomizationType.options, 'Choose a kind of customization.'),
    config: anyFields,
    pricingConfig: anyFields,
    isActive: z.boolean('Say true or false.'),
    /** The one the form began with: where the option group has been edited since, the call is rejected. */
    updatedAt: z.iso.datetime(),
  })
  .partial()
export type CustomizationSchemaChange = z.output<typeof CustomizationSchemaChange>
