import type { Language } from '#src/kernel/language.ts'
import { markEnglishChoices, markEnglishNames } from '#src/kernel/english-names.ts'
import type { StoredLine } from '../contract/order.ts'

/** The parts of a line for the kitchen, each of which is shown on its own line, with English parts marked for `showEnglish`. */
export interface LineDetails {
  /** Both halves of a dish of two halves, the first one first. Such a dish has no single name. */
  readonly halves: readonly string[]
  /** The choices in the order of the dish: size first, then crust, toppings and the rest. */
  readonly choices: readonly string[]
}

/** Splits a line into its parts. */
export function lineDetails(
  line: Pick<StoredLine, 'name' | 'parts' | 'choices' | 'choicesVi'>,
  language: Language,
): LineDetails {
  return {
    halves: halvesOf(line).map(({ label, labelVi }) => markEnglishNames(language, label, labelVi)),
    choices: markEnglishChoices(language, line),
  }
}

/** The price parts of both halves. A dish of two halves is named after both, which are also its first two price parts. */
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
