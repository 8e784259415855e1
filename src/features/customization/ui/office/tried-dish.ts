import type { PicturedDish } from '../site/choice-section.ts'

/** A dish of the menu with which an admin tries an option group. */
export interface TriedDish extends PicturedDish {
  /** The ids of the dish's option groups. Undefined until they have been loaded. */
  readonly schemaIds?: readonly string[] | undefined
}
