import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { useLocation } from 'react-router'

import { classNames } from '#src/design/class-names.ts'
import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import type { Touches } from '../../rules/touched-bookings.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { SettingsIndex, ToSettingsIndex } from './settings-index.tsx'
import styles from './settings-index.module.css'
import { settingsQuery } from './settings-query.ts'
import { SettingsScreen, type ShownCategory } from './settings-screen.ts'
import { SettingsSection } from './settings-section.tsx'
import { sectionNames, type SettingsSectionName } from './settings-sections.tsx'

interface RestaurantSettingsProps {
  /** The content above the settings' sections. */
  readonly children?: ReactNode
  /** Lists the guests whose visits would become impossible because of special days. */
  readonly touched: ComponentType<{ readonly touches: Touches }>
  readonly categories: readonly ShownCategory[]
}

/**
 * The screen with all settings: a list of links to the sections (the index), and one section: the one that the address names
 * (`#contact`), or else the first one.
 */
export function RestaurantSettings({ children, touched: Touched, categories }: RestaurantSettingsProps) {
  const texts = useTexts(settingsTexts)
  const query = useQuery(settingsQuery(useOfficeApi()))
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const { hash } = useLocation()
  const addressed = sectionNames.find((name) => hash === `#${name}`)
  const [shown, setShown] = useState<SettingsSectionName>(addressed ?? 'name')
  if (addressed && addressed !== shown) setShown(addressed)
  const screen = useMemo(() => {
    function tell(section: string, isEdited: boolean) {
      setEdited((before) => {
        if (before.has(section) === isEdited) return before
        const others = [...before].filter((each) => each !== section)
        return new Set(isEdited ? [...others, section] : others)
      })
    }
    return { tell, Touched, categories }
  }, [Touched, categories])
  return (
    <OfficeSection title={texts.title}>
      {children}
      <Loaded query={query} texts={texts} height="60rem">
        {(settings) => (
          <SettingsScreen value={screen}>
            <div className={classNames(styles.parts, addressed && styles.addressed)}>
              <SettingsIndex shown={shown} edited={edited} isAddressed={addressed !== undefined} />
              <ToSettingsIndex />
              {/* All sections stay mounted, so that unsaved text in one section is kept while another section is visible. */}
              {sectionNames.map((section) => (
                <SettingsSection
                  key={section}
                  section={section}
                  settings={settings}
                  isShown={section === shown}
                />
              ))}
            </div>
          </SettingsScreen>
        )}
      </Loaded>
      <UnsavedChanges when={edited.size > 0} />
    </OfficeSection>
  )
}
