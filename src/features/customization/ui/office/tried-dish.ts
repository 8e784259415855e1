import type { PicturedDish } from '../site/choice-section.ts'

/** A dish of the menu, to try an option group with. */
export interface TriedDish extends PicturedDish {
  /** What guests are asked for it; undefined until that is loaded. */
  readonly schemaIds?: readonly string[] | undefined
}
