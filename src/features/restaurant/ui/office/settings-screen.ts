import { type ComponentType, createContext } from 'react'

import type { Touches } from '../../rules/touched-bookings.ts'

/**
 * A category of the menu. The menu's code imports the restaurant's code, and the opposite direction is not allowed. So the caller
 * passes the categories to the settings screen.
 */
export interface ShownCategory {
  readonly id: string
  readonly name: string
  readonly nameVi: string | null
}

/** What the settings screen provides to its sections. */
interface Screen {
  /** Called by a section to tell whether it has unsaved changes, so that the screen asks the user before leaving. */
  tell(section: string, isEdited: boolean): void
  /** Lists the guests whose visits would become impossible because of special days. */
  readonly Touched: ComponentType<{ readonly touches: Touches }>
  readonly categories: readonly ShownCategory[]
}

export const SettingsScreen = createContext<Screen>({
  tell() {},
  Touched: () => null,
  categories: [],
})
