import { type ComponentType, createContext } from 'react'

import type { Touches } from '../../rules/touched-bookings.ts'

/** What the sections of the settings share with the screen around them. */
interface Screen {
  /** Tells the screen whether a section has unsaved changes, so that it asks the user before leaving. */
  tell(section: string, isEdited: boolean): void
  /** Lists the guests whose visits special days make impossible. */
  readonly Touched: ComponentType<{ readonly touches: Touches }>
}

export const SettingsScreen = createContext<Screen>({ tell() {}, Touched: () => null })
