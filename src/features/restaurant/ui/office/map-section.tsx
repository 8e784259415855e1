import { TextInput } from '@mantine/core'

import { TextLink } from '#src/design/link.tsx'
import { useTexts } from '#src/web/language.tsx'
import form from '#src/web/office/form.module.css'
import { MapForm } from '../../contract/settings-forms.ts'
import { mapPageAddress } from '../../rules/map-address.ts'
import { mapValues } from '../../rules/settings-values.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

/** Where the restaurant is: what the map is asked for, which can be tried before it is saved. */
export function MapSection({ settings }: SectionProps) {
  const { openMap } = useTexts(settingsTexts)
  const edit = useSettingsEdit({ section: 'map', settings, valuesOf: mapValues, schema: MapForm })
  const { mapQuery } = edit.form.values
  return (
    <SettingsSection section="map" edit={edit}>
      <TextInput {...edit.input('mapQuery')} className={form.wide} lang="vi" />
      <TextInput {...edit.input('latitude')} inputMode="decimal" />
      <TextInput {...edit.input('longitude')} inputMode="decimal" />
      {mapQuery.trim() !== '' && (
        <p className={form.wide}>
          <TextLink to={mapPageAddress({ mapQuery })} target="_blank" rel="noopener noreferrer">
            {openMap}
          </TextLink>
        </p>
      )}
    </SettingsSection>
  )
}
