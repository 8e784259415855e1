import { createContext } from 'react'

import type { SettingsSectionName } from './use-settings-edit.ts'

/** Tells the screen which sections have changes that are not saved, so that it asks before it is left. */
export const EditedSections = createContext<(section: SettingsSectionName, isEdited: boolean) => void>(
  () => {},
)
