import { z } from 'zod'

import { dietaryFields } from '#src/kernel/dietary-fields.ts'

export const CustomizationType = z.enum([
  'half_and_half',
  'size_selection',
  'additional_toppings',
  'single_choice_options',
])
export type CustomizationType = z.output<typeof CustomizationType>

/** One thing to choose: a size, a topping or an option. */
export const CustomizationOption = z.object({
  id: z.string(),
  name: z.string(),
  nameVi: z.string().nullish(),
  /** Whole VND; the option group's `pricingConfig` wins over it. Sizes have none. */
  price: z.int().min(0).optional(),
  /** What it adds to the dish; absent is not stated. */
  allergens: dietaryFields.allergens.optional(),
  diet: dietaryFields.diet.optional(),
  /** False while it is sold out; absent while it can be chosen. */
  isAvailable: z.boolean().optional(),
  /** Of an option that is sold out: when it comes back by itself; null until further notice. */
  soldOutUntil: z.iso.datetime().nullish(),
})
export type CustomizationOption = z.output<typeof CustomizationOption>

const common = {
  isRequired: z.boolean().optional(),
  /** What a dialog starts with: an option's id, or 'whole' for halves. One that is not offered is ignored. */
  defaultChoice: z.string().nullish(),
}

const SizeConfig = z.object({ ...common, sizes: z.array(CustomizationOption) })
const HalfConfig = z.object({ ...common, halfAndHalfFee: z.int().min(0).nullish() })
const ToppingsConfig = z.object({
  ...common,
  /** Of toppings several ids too. */
  defaultChoice: z.union([z.string(), z.array(z.string())]).nullish(),
  toppings: z.array(CustomizationOption),
  /** Absent means several may be chosen. */
  allowMultiple: z.boolean().optional(),
  minSelections: z.int().min(0).nullish(),
  /** Absent or null means unlimited. */
  maxSelections: z.int().min(1).nullish(),
})
const OptionsConfig = z.object({ ...common, options: z.array(CustomizationOption) })

const stored = {
  id: z.string(),
  name: z.string(),
  nameVi: z.string().nullable(),
  description: z.string().nullable(),
  descriptionVi: z.string().nullable(),
  /** Whole VND by option id; may also hold halfAndHalfFee, half_and_half_service_fee and size_18cm_price. */
  pricingConfig: z.record(z.string(), z.int().min(0)),
  baseSchemaId: z.string().nullable(),
  isBaseSchema: z.boolean(),
  isActive: z.boolean(),
  /** Whether an English text has been changed after the Vietnamese ones; for admins alone. */
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

/** An option group as the API returns it: `config` by type. */
export const CustomizationSchema = z.discriminatedUnion('type', [
  SizeSelection,
  HalfAndHalf,
  AdditionalToppings,
  SingleChoice,
])
export type CustomizationSchema = z.output<typeof CustomizationSchema>

const link = {
  sortOrder: z.int(),
  /** What holds for this dish: the link says so, or the option group's config does, or it is a size selection. */
  isRequired: z.boolean(),
  /** What the link alone says; returned where the dish's list is edited, and absent for a legacy single option group. */
  requiredByLink: z.boolean().optional(),
}

/** An option group as one dish offers it: with its place in the dish's list and whether it is required. */
export const DishCustomizationSchema = z.discriminatedUnion('type', [
  SizeSelection.extend(link),
  HalfAndHalf.extend(link),
  AdditionalToppings.extend(link),
  SingleChoice.extend(link),
])
export type DishCustomizationSchema = z.output<typeof DishCustomizationSchema>
