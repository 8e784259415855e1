import { type ComponentType, createContext } from 'react'

import type { Touches } from '../../rules/touched-bookings.ts'

/** What the sections of the settings share with their screen. */
interface Screen {
  /** Says which sections have changes that are not saved, so that the screen asks before it is left. */
  tell(section: string, isEdited: boolean): void
  /** Names the guests whom special days send away. */
  readonly Touched: ComponentType<{ readonly touches: Touches }>
}

export const SettingsScreen = createContext<Screen>({ tell() {}, Touched: () => null })
