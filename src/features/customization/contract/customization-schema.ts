import { z } from 'zod'

import { dietaryFields } from '#src/kernel/dietary-fields.ts'
import { IngredientName } from '#src/features/ingredients/contract/ingredient.ts'

export const CustomizationType = z.enum([
  'half_and_half',
  'size_selection',
  'additional_toppings',
  'single_choice_options',
])
export type CustomizationType = z.output<typeof CustomizationType>

/** Something that guests can choose: a size, a topping or another option. */
export const CustomizationOption = z.object({
  id: z.string(),
  name: z.string(),
  nameVi: z.string().nullish(),
  /**
   * The option's price in whole VND. A price in the option group's `pricingConfig` overrides it. Sizes have no price of their own.
   */
  price: z.int().min(0).optional(),
  /** The allergens that the option adds to the dish. If the field is absent, the restaurant has not stated them. */
  allergens: dietaryFields.allergens.optional(),
  diet: dietaryFields.diet.optional(),
  /** False while the option is sold out. It is absent while guests can choose it. */
  isAvailable: z.boolean().optional(),
  /** When a sold-out option comes back by itself. Null means until further notice. */
  soldOutUntil: z.iso.datetime().nullish(),
  /**
   * The ingredients that the kitchen lacks and that the option contains, so that it is sold out. Only staff and admins get this
   * field.
   */
  missing: z.array(IngredientName).optional(),
})
export type CustomizationOption = z.output<typeof CustomizationOption>

const common = {
  isRequired: z.boolean().optional(),
  /**
   * What is already chosen when a dialog opens: the id of an option, or 'whole' in a half-and-half group. The dialog ignores an
   * option that is not offered.
   */
  defaultChoice: z.string().nullish(),
}

const SizeConfig = z.object({ ...common, sizes: z.array(CustomizationOption) })
const HalfConfig = z.object({ ...common, halfAndHalfFee: z.int().min(0).nullish() })
const ToppingsConfig = z.object({
  ...common,
  /** The toppings that are already chosen when a dialog opens: one id, or a list of ids. */
  defaultChoice: z.union([z.string(), z.array(z.string())]).nullish(),
  toppings: z.array(CustomizationOption),
  /** Whether guests may choose several toppings. They may, if the field is absent. */
  allowMultiple: z.boolean().optional(),
  minSelections: z.int().min(0).nullish(),
  /** The maximum number of toppings. Absent or null means unlimited. */
  maxSelections: z.int().min(1).nullish(),
})
const OptionsConfig = z.object({ ...common, options: z.array(CustomizationOption) })

const stored = {
  id: z.string(),
  name: z.string(),
  nameVi: z.string().nullable(),
  description: z.string().nullable(),
  descriptionVi: z.string().nullable(),
  /** Prices in whole VND by option id. It may also hold the fees halfAndHalfFee, half_and_half_service_fee and size_18cm_price. */
  pricingConfig: z.record(z.string(), z.int().min(0)),
  baseSchemaId: z.string().nullable(),
  isBaseSchema: z.boolean(),
  isActive: z.boolean(),
  /** True if an English text was changed after its Vietnamese counterpart. Only admins get this field. */
  translationOutdated: z.boolean().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

const SizeSelection = z.object({ ...stored, type: z.literal('size_selection'), config: SizeConfig })
const HalfAndHalf = z.object({ ...stored, type: z.literal('half_and_half'), config: HalfConfig })
const AdditionalToppings = z.object({
  ...stored,
  type: z.literal('additional_toppings'),
  config: ToppingsConfig,
})
const SingleChoice = z.object({ ...stored, type: z.literal('single_choice_options'), config: OptionsConfig })

/** An option group as the API returns it. The form of its `config` depends on its `type`. */
export const CustomizationSchema = z.discriminatedUnion('type', [
  SizeSelection,
  HalfAndHalf,
  AdditionalToppings,
  SingleChoice,
])
export type CustomizationSchema = z.output<typeof CustomizationSchema>

const link = {
  sortOrder: z.int(),
  /**
   * Whether guests must choose an option for this dish. They must if the dish's link to the option group says so, if the group's
   * config says so, or if the group is a size selection.
   */
  isRequired: z.boolean(),
  /**
   * Whether the dish's link to the option group requires a choice, no matter what the group's own config says. Responses to calls
   * that edit a dish's list of groups contain this field. It is absent for the single option group that old dishes have instead of
   * a list.
   */
  requiredByLink: z.boolean().optional(),
}

/** An option group as a dish offers it: with its position in the dish's list of groups, and whether guests must choose. */
export const DishCustomizationSchema = z.discriminatedUnion('type', [
  SizeSelection.extend(link),
  HalfAndHalf.extend(link),
  AdditionalToppings.extend(link),
  SingleChoice.extend(link),
])
export type DishCustomizationSchema = z.output<typeof DishCustomizationSchema>
