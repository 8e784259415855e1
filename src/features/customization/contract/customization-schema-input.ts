import { z } from 'zod'

import { isInheritedName } from '#src/kernel/inherited-name.ts'
import { optionalLine, optionalText, requiredLine, RowId, storedText } from '#src/kernel/text-field.ts'
import { dietaryInputs } from '#src/kernel/dietary-fields.ts'

/**
 * Keys of `pricingConfig` that hold fees of the option group. All other keys of `pricingConfig` are ids of options, so no option
 * may have one of these names as its id.
 */
const feeKeys = ['halfAndHalfFee', 'half_and_half_service_fee', 'size_18cm_price']
const reserved = 'This id is reserved.'

const Price = z
  .int('Enter a whole number of VND.')
  .min(0, 'A price cannot be negative.')
  .max(9_999_999, 'A price cannot be more than 9.999.999đ.')

const OptionId = storedText('Every row needs an id.')
  .min(1, 'Every row needs an id.')
  .max(100, 'An id can have at most 100 characters.')
  .refine((id) => !id.includes(','), 'An id cannot contain a comma.')
  .refine((id) => !feeKeys.includes(id) && !isInheritedName(id), reserved)

const lineOrNull = (maxLength: number) => optionalLine(maxLength).transform((text) => text ?? null)
const textOrNull = (maxLength: number) => optionalText(maxLength).transform((text) => text ?? null)

const option = {
  id: OptionId,
  name: requiredLine(200, 'Every row needs a name.'),
  nameVi: lineOrNull(200),
  ...dietaryInputs,
}
const Size = z.object(option)
const PricedOption = z.object({ ...option, price: Price.optional() })

const hasUniqueIds = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length
const differentIds = 'Two rows have the same id.'
const tooMany = 'At most 50 rows are possible.'

const Sizes = z
  .array(Size, 'Add at least one size.')
  .min(1, 'Add at least one size.')
  .max(50, tooMany)
  .refine(hasUniqueIds, differentIds)
const Toppings = z
  .array(PricedOption, 'Add at least one topping.')
  .min(1, 'Add at least one topping.')
  .max(50, tooMany)
  .refine(hasUniqueIds, differentIds)
const Options = z
  .array(PricedOption, 'Add at least one option.')
  .min(1, 'Add at least one option.')
  .max(50, tooMany)
  .refine(hasUniqueIds, differentIds)

const common = {
  isRequired: z.boolean().default(false),
  /**
   * The option that is already chosen when the dialog opens: its id, or 'whole' for a half-and-half group. Without this field
   * nothing is chosen. Dialogs ignore an option that no longer exists.
   */
  defaultChoice: optionalLine(100).optional(),
}

const DefaultToppings = z
  .array(
    storedText('Send the ids of toppings.')
      .min(1, 'Every topping needs an id.')
      .max(100, 'An id can have at most 100 characters.'),
  )
  .max(50, tooMany)
  .refine((ids) => new Set(ids).size === ids.length, 'Each topping can be chosen once.')
  .transform((ids) => (ids.length === 0 ? undefined : ids))

const ToppingsConfig = z
  .object({
    ...common,
    defaultChoice: z.union([optionalText(100), DefaultToppings]).optional(),
    toppings: Toppings,
    allowMultiple: z.boolean().default(true),
    minSelections: z
      .int('Enter a whole number.')
      .min(0, 'The minimum cannot be negative.')
      .nullish()
      .transform((min) => min ?? 0),
    maxSelections: z
      .int('Enter a whole number.')
      .min(1, 'The maximum must be at least 1.')
      .nullish()
      .transform((max) => max ?? null),
  })
  .superRefine(({ toppings, allowMultiple, minSelections, maxSelections, defaultChoice }, context) => {
    const max = allowMultiple ? (maxSelections ?? Number.POSITIVE_INFINITY) : 1
    if (
      Array.isArray(defaultChoice) &&
      (defaultChoice.length < minSelections || defaultChoice.length > max)
    ) {
      const message = 'A dialog cannot start with fewer or more toppings than guests may choose.'
      context.addIssue({ code: 'custom', path: ['defaultChoice'], message })
    }
    const complain = (message: string) =>
      context.addIssue({ code: 'custom', path: ['minSelections'], message })
    if (maxSelections !== null && minSelections > maxSelections) {
      complain('The minimum cannot be more than the maximum.')
    } else if (!allowMultiple && minSelections > 1) {
      complain('With a single selection the minimum cannot be more than 1.')
    } else if (minSelections > toppings.length) {
      complain('The minimum cannot be more than the number of toppings.')
    }
  })

const shared = {
  name: requiredLine(200, 'Enter a name.'),
  nameVi: lineOrNull(200),
  description: textOrNull(2000),
  descriptionVi: textOrNull(2000),
  pricingConfig: z
    .record(RowId, Price)
    .refine((prices) => Object.keys(prices).length <= 100, 'At most 100 prices are possible.')
    .refine((prices) => !Object.keys(prices).some(isInheritedName), reserved)
    .default({}),
  isActive: z.boolean().default(true),
}

/**
 * The input that creates or replaces an option group. Prices and fees are whole VND, 0 to 9.999.999. The id of an option is unique
 * in its list. It contains no comma, because a cart line joins ids by commas. It is also no property name that every JavaScript
 * object inherits, because a price under such a name would be lost. A minimum of toppings that no guest can reach is rejected. The
 * server sets the option group's own id, times and base-group fields.
 */
export const CustomizationSchemaInput = z.discriminatedUnion(
  'type',
  [
    z.object({
      ...shared,
      type: z.literal('size_selection'),
      config: z.object({ ...common, sizes: Sizes }),
    }),
    z.object({
      ...shared,
      type: z.literal('half_and_half'),
      config: z.object({ ...common, halfAndHalfFee: Price.nullish() }).default({ isRequired: false }),
    }),
    z.object({ ...shared, type: z.literal('additional_toppings'), config: ToppingsConfig }),
    z.object({
      ...shared,
      type: z.literal('single_choice_options'),
      config: z.object({ ...common, options: Options }),
    }),
  ],
  'Choose a kind of customization.',
)
export type CustomizationSchemaInput = z.output<typeof CustomizationSchemaInput>
