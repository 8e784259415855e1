import { z } from 'zod'

import { CustomizationType } from './customization-schema.ts'

const anyFields = z.record(z.string(), z.unknown())

/**
 * Changes to an option group: some of its fields (such as `{isActive}` alone), or all of them. A field that is not sent stays as it
 * is. The sent fields alone do not show whether `config` fits `type`, so the server joins them with the stored values and checks
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
    /**
     * The `updatedAt` of the option group when the form was opened. If somebody else has edited the group since then, the server
     * rejects the call.
     */
    updatedAt: z.iso.datetime(),
  })
  .partial()
export type CustomizationSchemaChange = z.output<typeof CustomizationSchemaChange>
