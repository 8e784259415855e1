import { type ComponentType, createContext } from 'react'

/** What the sections of the settings share with their screen. */
interface Screen {
  /** Says which sections have changes that are not saved, so that the screen asks before it is left. */
  tell(section: string, isEdited: boolean): void
  /** Shows what is planned for a day on which the restaurant would be closed. */
  readonly PlannedOn: ComponentType<{ readonly date: string }>
}

export const SettingsScreen = createContext<Screen>({ tell() {}, PlannedOn: () => null })
