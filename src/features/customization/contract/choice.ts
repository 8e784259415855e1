import { z } from 'zod'

/** The length limits keep a malicious request body small. Real ids stay far below them. */
const Id = z.string().min(1).max(100)

/**
 * What a guest chose for one option group. `selections` depends on the option group's type: size_selection `{size}`,
 * additional_toppings `{toppings}`, single_choice_options `{option}`. half_and_half uses `orderMode` and, for halves,
 * `secondFlavor`, a dish's id. Unknown keys are dropped.
 */
export const CustomizationChoice = z.object({
  schemaId: Id,
  selections: z
    .object({
      size: Id.optional(),
      toppings: z.array(Id).max(50).optional(),
      option: Id.optional(),
    })
    .default({}),
  orderMode: z.enum(['whole', 'half_and_half']).optional(),
  secondFlavor: Id.optional(),
})
export type CustomizationChoice = z.output<typeof CustomizationChoice>

/** The `customization` of a cart item in a call: one choice or a list of them. */
export const ItemCustomization = z.union([CustomizationChoice, z.array(CustomizationChoice).max(20)])
export type ItemCustomization = z.output<typeof ItemCustomization>
