import { z } from 'zod'

import { amountOf, amountText } from '#src/kernel/money.ts'
import {
  InstantText,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  RowId,
  storedLine,
} from '#src/kernel/text-field.ts'
import { dietaryInputs } from '#src/kernel/dietary-fields.ts'
import { PictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { EditTime } from './edit-time.ts'

const priceMissing = 'Giá là bắt buộc'
const priceForm = 'A price is whole VND of at most 8 digits, such as "288000" or "288000.00".'

/**
 * Whole VND as text. "288.000" is rejected, because it could mean 288 or 288,000. The parsed value has two decimals: "288000.00".
 */
const Price = z
  .string({ error: ({ input }) => (input === undefined || input === null ? priceMissing : priceForm) })
  .trim()
  .min(1, { error: priceMissing, abort: true })
  .regex(/^\d{1,8}(\.00)?$/, { error: priceForm, abort: true })
  .transform((text) => amountText(amountOf(text)))

/**
 * Forms show all tags in one text, separated by commas, so a tag that contains a comma is split into two. Blank and repeated tags
 * are removed.
 */
const Tags = z
  .array(storedLine().max(500), 'Tags are a list of texts.')
  .max(100, 'Use at most 20 tags.')
  .transform((texts) =>
    [...new Set(texts.flatMap((text) => text.split(',')).map((tag) => tag.trim()))].filter(Boolean),
  )
  .refine((tags) => tags.length <= 20, 'Use at most 20 tags.')
  .refine((tags) => tags.every((tag) => tag.length <= 50), 'A tag has at most 50 characters.')

const countForm = 'A count is a whole number from 0 to 999.'

const dishFields = {
  name: requiredLine(200, 'Tên món ăn là bắt buộc'),
  nameVi: optionalLine(200),
  description: requiredText(2000, 'Mô tả là bắt buộc'),
  descriptionVi: optionalText(2000),
  price: Price,
  imageUrl: PictureAddress,
  aboveImageUrl: PictureAddress,
  categoryId: requiredLine(100, 'Danh mục là bắt buộc'),
  /** Old dishes have a single option group, and this is its id. Null for all other dishes. */
  customizationSchemaId: optionalLine(100),
  isAvailable: z.boolean('Say true or false.').optional(),
  /** If isAvailable is false: the time from which on the dish is on sale again. Null means until further notice. */
  soldOutUntil: InstantText.nullish(),
  /** How many portions are left today. Null means that nobody counts the portions of this dish. */
  leftToday: z.int(countForm).min(0, countForm).max(999, countForm).nullish(),
  tags: Tags.optional(),
  ...dietaryInputs,
}

export const DishInput = z.object(dishFields)
export type DishInput = z.output<typeof DishInput>

/** Changes to a dish. A field that is not sent stays as it is. */
export const DishChange = z.object(dishFields).partial().extend({ updatedAt: EditTime })
export type DishChange = z.output<typeof DishChange>

const maxSchemas = 20
const ChosenSchema = z.object({ id: RowId, isRequired: z.boolean() })

/**
 * The complete, sorted list of a dish's option groups. `schemas` says for each group whether guests must choose. A group that
 * `schemas` leaves out keeps its setting.
 */
export const DishSchemasInput = z
  .object({
    schemaIds: z
      .array(RowId, 'Send the list of schemas.')
      // A dish has at most this many option groups, because an order accepts no more choices for one dish.
      .max(maxSchemas, `A dish can have at most ${maxSchemas} schemas.`)
      .refine((ids) => new Set(ids).size === ids.length, 'Each schema can be assigned once.'),
    schemas: z.array(ChosenSchema).max(maxSchemas).optional(),
    /**
     * The list of the dish when the form was opened. If the list has changed since then, the server rejects the call. Without this
     * field the last edit wins.
     */
    previous: z.array(ChosenSchema).max(maxSchemas).optional(),
  })
  .superRefine(({ schemaIds, schemas = [] }, context) => {
    for (const [index, { id }] of schemas.entries()) {
      const message = !schemaIds.includes(id)
        ? 'This schema is not in the list.'
        : schemas.findIndex((other) => other.id === id) < index
          ? 'This schema is named twice.'
          : undefined
      if (message) context.addIssue({ code: 'custom', path: ['schemas', index, 'id'], message })
    }
  })
export type DishSchemasInput = z.output<typeof DishSchemasInput>
