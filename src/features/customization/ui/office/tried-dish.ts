import type { PicturedDish } from '../site/choice-section.ts'

/** A dish of the menu with which admins try an option group. */
export interface TriedDish extends PicturedDish {
  /** The ids of the dish's option groups. They are undefined until they are loaded. */
  readonly schemaIds?: readonly string[] | undefined
}
