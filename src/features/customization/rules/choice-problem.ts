/** The codes of all problems that a choice can have. The user interface has a text of its own for each code. */
export type ChoiceProblemCode =
  | 'customization.size-required'
  | 'customization.size-unknown'
  | 'customization.option-required'
  | 'customization.option-unknown'
  | 'customization.option-sold-out'
  | 'customization.toppings-required'
  | 'customization.toppings-too-few'
  | 'customization.toppings-too-many'
  | 'customization.topping-unknown'
  | 'customization.topping-repeated'
  | 'customization.second-flavor-required'
  | 'customization.second-flavor-same'
  | 'customization.second-flavor-unknown'
  | 'customization.second-flavor-other-category'
  | 'customization.second-flavor-unavailable'
  | 'customization.second-flavor-without-half'
  | 'customization.half-repeated'
  | 'customization.selection-misplaced'
  | 'customization.schema-unknown'
  | 'customization.schema-inactive'
  | 'customization.schema-repeated'

/** `message` is the English text for the guest. */
export interface ChoiceProblem {
  schemaId: string
  code: ChoiceProblemCode
  message: string
  /** The minimum number of toppings. Only problems with the code toppings-too-few have it. */
  min?: number
  /** The maximum number of toppings. Only problems with the code toppings-too-many have it. */
  max?: number
  /**
   * The option or second flavour that is sold out. Only problems with the codes option-sold-out and second-flavor-unavailable have
   * this field.
   */
  option?: { name: string; nameVi?: string | null | undefined }
}

const messages: Record<ChoiceProblemCode, string> = {
  'customization.size-required': 'Please select size',
  'customization.size-unknown': 'This size is not offered',
  'customization.option-required': 'Please select an option',
  'customization.option-unknown': 'This option is not offered',
  'customization.option-sold-out': 'N is sold out',
  'customization.toppings-required': 'Please select at least one topping',
  'customization.toppings-too-few': 'Please select at least N topping(s)',
  'customization.toppings-too-many': 'Please select no more than N topping(s)',
  'customization.topping-unknown': 'This topping is not offered',
  'customization.topping-repeated': 'Each topping can be selected once only',
  'customization.second-flavor-required': 'Please select second flavor',
  'customization.second-flavor-same': 'Cannot select same flavor for both halves',
  'customization.second-flavor-unknown': 'The second flavor is not on the menu',
  'customization.second-flavor-other-category': 'The second flavor must be of the same category',
  'customization.second-flavor-unavailable': 'The second flavor is sold out',
  'customization.second-flavor-without-half': 'A second flavor is possible with half and half only',
  'customization.half-repeated': 'A dish can be divided once only',
  'customization.selection-misplaced': 'This selection does not belong to this option group',
  'customization.schema-unknown': 'This option group does not belong to the dish',
  'customization.schema-inactive': 'This option group is not offered at the moment',
  'customization.schema-repeated': 'Each option group can be chosen once only',
}

export function choiceProblem(
  schemaId: string,
  code: ChoiceProblemCode,
  more: Pick<ChoiceProblem, 'min' | 'max' | 'option'> = {},
): ChoiceProblem {
  const what = String(more.option?.name ?? more.min ?? more.max)
  // The name is inserted by a function, because a name may contain a dollar sign, which `replace` would treat as a pattern in a
  // plain string.
  const message = messages[code].replace(/\bN\b/, () => what)
  return { schemaId, code, message, ...more }
}
