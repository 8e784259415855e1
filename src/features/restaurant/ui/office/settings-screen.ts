import { type ComponentType, createContext } from 'react'

import type { Touches } from '../../rules/touched-bookings.ts'

/** A category of the menu. The menu knows the restaurant, so the screen is given them. */
export interface ShownCategory {
  readonly id: string
  readonly name: string
  readonly nameVi: string | null
}

/** What the sections of the settings share with the screen around them. */
interface Screen {
  /** Tells the screen whether a section has unsaved changes, so that it asks the user before leaving. */
  tell(section: string, isEdited: boolean): void
  /** Lists the guests whose visits special days make impossible. */
  readonly Touched: ComponentType<{ readonly touches: Touches }>
  readonly categories: readonly ShownCategory[]
}

export const SettingsScreen = createContext<Screen>({
  tell() {},
  Touched: () => null,
  categories: [],
})
