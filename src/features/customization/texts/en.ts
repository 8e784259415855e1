import type { ChoiceProblem } from '../rules/choice-problem.ts'

/** Texts of the customization dialogs. */
export const en = {
  close: 'Close',
  required: 'Required',
  extra: (price: string) => `+${price}`,
  noPreference: 'No preference',
  nothingExtra: 'Nothing extra',
  chosen: (count: number, most: number | undefined) =>
    most === undefined ? `${count} chosen` : `${count} of ${most} chosen`,
  atLeast: (count: number) => `Choose at least ${count}.`,
  full: (count: number) => `That is ${count}, the most that fits. Take one off to choose another.`,
  whole: 'One flavour',
  wholeHint: (dish: string) => `The whole pizza is ${dish}`,
  half: 'Half and half',
  halfHint: (dish: string) => `One half ${dish}, the other half yours to pick`,
  noSecondFlavour: 'Nothing else from this list is available right now.',
  secondFlavour: 'The other half',
  secondFlavourHint: 'Each adds half of its own price; this pizza then counts half as well.',
  /** In the total's place until the second half is chosen. */
  chooseSecond: 'Choose the second half',
  wholePizza: (price: string) => `whole pizza ${price}`,
  halves: (first: string, second: string) => `Half ${first}, half ${second}`,
  halfOpen: (first: string) => `Half ${first}, the other half still open`,
  quantity: (dish: string) => `Quantity of ${dish}`,
  fewer: 'One fewer',
  more: 'One more',
  priceDetails: 'Why this price?',
  total: 'Total',
  onePiece: 'Price of one',
  pieces: (count: number, price: string) => `${count} × ${price}`,
  add: 'Add to cart',
  /** The rules hold the English messages. */
  problem: ({ message }: ChoiceProblem) => message,
}
