import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { InstantText, RowId } from '#src/kernel/text-field.ts'
import { CustomizationOption, CustomizationSchema } from './customization-schema.ts'
import { CustomizationSchemaChange } from './customization-schema-change.ts'
import { CustomizationSchemaInput } from './customization-schema-input.ts'

const endpoint = endpointsOf('Customization')
const params = z.object({ id: RowId })
const noSuchSchema = 'No such schema'

export const listCustomizationSchemas = endpoint('GET /api/customization-schemas', {
  summary: 'The customization schemas; paused ones too for admins',
  response: z.array(CustomizationSchema),
})

export const createCustomizationSchema = endpoint('POST /api/customization-schemas', {
  summary: 'Adds a customization schema',
  body: CustomizationSchemaInput,
  status: 201,
  response: CustomizationSchema,
  codes: [],
})

export const changeCustomizationSchema = endpoint('PATCH /api/customization-schemas/:id', {
  summary: 'Changes a schema, or activates and pauses it with isActive alone',
  params,
  body: CustomizationSchemaChange,
  response: CustomizationSchema,
  problems: { 404: noSuchSchema, 409: 'Somebody else has edited the schema since `updatedAt`' },
  codes: ['customization.schema-not-found', 'customization.schema-stale'],
})

export const changeOptionAvailability = endpoint('PATCH /api/customization-schemas/:id/options/:optionId', {
  summary: 'Says that one option is sold out, until when, or that it is back',
  params: z.object({ id: RowId, optionId: RowId }),
  body: z.object({
    isAvailable: z.boolean('Say true or false.').optional(),
    /** Until when the option is sold out, if isAvailable is false. Null means until further notice. */
    soldOutUntil: InstantText.nullish(),
  }),
  response: CustomizationOption.extend({
    isAvailable: z.boolean(),
    soldOutUntil: z.iso.datetime().nullable(),
  }),
  problems: { 404: 'No such schema, or no such option in it' },
  codes: [
    'customization.schema-not-found',
    'customization.option-not-found',
    'customization.sold-out-until-past',
  ],
})

export const cloneCustomizationSchema = endpoint('POST /api/customization-schemas/:id/clone', {
  summary: 'Adds a copy of a schema, which names the original as its base',
  params,
  status: 201,
  response: CustomizationSchema,
  problems: { 404: noSuchSchema },
  codes: ['customization.schema-not-found'],
})

export const deleteCustomizationSchema = endpoint('DELETE /api/customization-schemas/:id', {
  summary: 'Deletes a schema; dishes that offered it no longer do',
  params,
  problems: { 404: noSuchSchema, 409: 'A base schema cannot be deleted' },
  codes: ['customization.schema-not-found', 'customization.base-schema'],
})
