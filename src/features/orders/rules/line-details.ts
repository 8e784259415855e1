import type { Language } from '#src/kernel/language.ts'
import { markEnglishChoices, markEnglishNames } from '#src/kernel/english-names.ts'
import type { StoredLine } from '../contract/order.ts'

/** What the kitchen reads of a line, each on a line of its own, for `showEnglish`. */
export interface LineDetails {
  /** For a dish of two halves, which has no one name: both, the first half first. */
  readonly halves: readonly string[]
  /** Size first, as the dish asks for it, then crust, toppings and the rest. */
  readonly choices: readonly string[]
}

/** The parts of a line. A dish of two halves is named after both; the halves are also its first two price parts. */
export function lineDetails(
  {
    name,
    parts: [first, second],
    choices,
    choicesVi,
  }: Pick<StoredLine, 'name' | 'parts' | 'choices' | 'choicesVi'>,
  language: Language,
): LineDetails {
  const isHalved =
    first !== undefined &&
    second !== undefined &&
    name === `${first.label}, ${second.label.charAt(0).toLowerCase()}${second.label.slice(1)}`
  const halves = isHalved ? [first, second] : []
  return {
    halves: halves.map(({ label, labelVi }) => markEnglishNames(language, label, labelVi)),
    choices: markEnglishChoices(language, { choices, choicesVi }),
  }
}
