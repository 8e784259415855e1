import { z } from 'zod'

import { CustomizationType } from './customization-schema.ts'

const anyFields = z.record(z.string(), z.unknown())

/**
 * Changes to an option group: all of its fields, only `{isActive}`, or anything between. A field that is not sent stays as it is.
 * The sent fields alone do not show whether the config fits the type, so the server joins them with the stored values and checks
 * the result with `CustomizationSchemaInput`.
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
    /** The `updatedAt` that the form began with. If the option group has been edited since, the call is rejected. */
    updatedAt: z.iso.datetime(),
  })
  .partial()
export type CustomizationSchemaChange = z.output<typeof CustomizationSchemaChange>
