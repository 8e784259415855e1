import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import { settingsTexts } from '#src/features/restaurant/texts/settings-texts.ts'
import { BankSection } from '../../office/bank-section.tsx'
import { ClosuresSection } from '../../office/closures-section.tsx'
import { EditedSections } from '../../office/edited-sections.ts'
import { HoursSection } from '../../office/hours-section.tsx'
import { MapSection } from '../../office/map-section.tsx'
import { NameSection } from '../../office/name-section.tsx'
import { settingsQuery } from '../../office/settings-query.ts'
import { SharedPictureSection } from '../../office/shared-picture-section.tsx'
import {
  CapacitySection,
  ContactSection,
  DeliverySection,
  LinksSection,
  SignatureSection,
} from '../../office/text-sections.tsx'
import type { SettingsSectionName } from '../../office/use-settings-edit.ts'
import { VatSection } from '../../office/vat-section.tsx'

interface RestaurantSettingsProps {
  /** Above the sections. */
  readonly children?: ReactNode
  /** Shows what is planned for a day on which the restaurant would be closed. */
  readonly plannedOn: ComponentType<{ readonly date: string }>
}

/** All settings of the restaurant, section by section. */
export function RestaurantSettings({ children, plannedOn }: RestaurantSettingsProps) {
  const texts = useTexts(settingsTexts)
  const query = useQuery(settingsQuery(useOfficeApi()))
  const [edited, setEdited] = useState<ReadonlySet<SettingsSectionName>>(new Set())
  const tell = useCallback((section: SettingsSectionName, isEdited: boolean) => {
    setEdited((before) => {
      if (before.has(section) === isEdited) return before
      const others = [...before].filter((each) => each !== section)
      return new Set(isEdited ? [...others, section] : others)
    })
  }, [])
  return (
    <OfficeSection title={texts.title}>
      {children}
      <Loaded query={query} texts={texts} height="60rem">
        {(settings) => (
          <EditedSections value={tell}>
            <NameSection settings={settings} />
            <ContactSection settings={settings} />
            <MapSection settings={settings} />
            <HoursSection settings={settings} />
            <ClosuresSection settings={settings} plannedOn={plannedOn} />
            <CapacitySection settings={settings} />
            <DeliverySection settings={settings} />
            <VatSection settings={settings} />
            <BankSection settings={settings} />
            <LinksSection settings={settings} />
            <SharedPictureSection settings={settings} />
            <SignatureSection settings={settings} />
          </EditedSections>
        )}
      </Loaded>
      <UnsavedChanges when={edited.size > 0} />
    </OfficeSection>
  )
}
