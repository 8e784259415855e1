import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import type { Touches } from '#src/features/restaurant/rules/touched-bookings.ts'
import { settingsTexts } from '#src/features/restaurant/texts/settings-texts.ts'
import { settingsQuery } from '../../office/settings-query.ts'
import { SettingsScreen } from '../../office/settings-screen.ts'
import { SettingsSection } from '../../office/settings-section.tsx'
import { type SettingsSectionName, settingsSections } from '../../office/settings-sections.tsx'

interface RestaurantSettingsProps {
  /** Above the sections. */
  readonly children?: ReactNode
  /** Names the guests whom special days send away. */
  readonly touched: ComponentType<{ readonly touches: Touches }>
}

/** All settings of the restaurant, section by section. */
export function RestaurantSettings({ children, touched: Touched }: RestaurantSettingsProps) {
  const texts = useTexts(settingsTexts)
  const query = useQuery(settingsQuery(useOfficeApi()))
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const screen = useMemo(() => {
    function tell(section: string, isEdited: boolean) {
      setEdited((before) => {
        if (before.has(section) === isEdited) return before
        const others = [...before].filter((each) => each !== section)
        return new Set(isEdited ? [...others, section] : others)
      })
    }
    return { tell, Touched }
  }, [Touched])
  return (
    <OfficeSection title={texts.title}>
      {children}
      <Loaded query={query} texts={texts} height="60rem">
        {(settings) => (
          <SettingsScreen value={screen}>
            {sections.map((section) => (
              <SettingsSection key={section} section={section} settings={settings} />
            ))}
          </SettingsScreen>
        )}
      </Loaded>
      <UnsavedChanges when={edited.size > 0} />
    </OfficeSection>
  )
}

const sections = Object.keys(settingsSections) as SettingsSectionName[] // they are its keys
