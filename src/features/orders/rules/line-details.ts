import type { Language } from '#src/kernel/language.ts'
import { markEnglishChoices, markEnglishNames } from '#src/kernel/english-names.ts'
import type { StoredLine } from '../contract/order.ts'

/**
 * The parts of an order's line for the kitchen. Each part is shown in a row of its own, with English parts marked for
 * `showEnglish`.
 */
export interface LineDetails {
  /** Both halves of a dish of two halves, the first one first. Such a dish has no single name. */
  readonly halves: readonly string[]
  /** The choices in the order of the dish: size first, then crust, toppings and the rest. */
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
 * The price parts of both halves of a line. A half-and-half dish is named after its halves, which are also its first two price
 * parts.
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
