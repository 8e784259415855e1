import type { Language } from '#src/kernel/language.ts'
import { markEnglishChoices, markEnglishNames } from '#src/kernel/english-names.ts'
import type { StoredLine } from '../contract/order.ts'

/**
 * The parts of an order's line for the kitchen. Each part is shown on a line of its own. English parts are marked for
 * `showEnglish`.
 */
export interface LineDetails {
  /**
   * The names of the two halves of a half-and-half pizza, the left one first. They are shown instead of a single name. Empty for
   * other dishes.
   */
  readonly halves: readonly string[]
  /** The chosen options in the order of the dish's list: first the size, then the crust, the toppings and the rest. */
  readonly choices: readonly string[]
}

/** Splits a line of an order into its halves and choices. */
export function lineDetails(
  line: Pick<StoredLine, 'name' | 'parts' | 'choices' | 'choicesVi'>,
  language: Language,
): LineDetails {
  return {
    halves: halvesOf(line).map(({ label, labelVi }) => markEnglishNames(language, label, labelVi)),
    choices: markEnglishChoices(language, line),
  }
}

/**
 * The first two parts in the price of a half-and-half pizza, which are its two halves. A line is a half-and-half pizza if its name
 * consists of the names of these parts.
 */
export function halvesOf({
  name,
  parts: [first, second],
}: Pick<StoredLine, 'name' | 'parts'>): StoredLine['parts'] {
  const isHalved =
    first !== undefined &&
    second !== undefined &&
    name === `${first.label}, ${second.label.charAt(0).toLowerCase()}${second.label.slice(1)}`
  return isHalved ? [first, second] : []
}
