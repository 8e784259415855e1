import { Button } from '@mantine/core'
import { use, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import form from '#src/web/office/form.module.css'
import { useRecordForm } from '#src/web/office/resource/edited-record.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useToday } from '#src/web/office/use-today.ts'
import type { OwnerSettings } from '../../contract/site-settings.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { settingsRecord } from './settings-record.ts'
import { SettingsScreen } from './settings-screen.ts'
import styles from './settings-section.module.css'
import { type SettingsPart, type SettingsSectionName, settingsSections } from './settings-sections.tsx'

interface SettingsSectionProps {
  readonly section: SettingsSectionName
  /** The settings as the server has stored them, not as the user has typed them. */
  readonly settings: OwnerSettings
  readonly isShown: boolean
}

/**
 * One section of the settings: what it is for, its fields, and its own save button. An address with `#` and the section's name
 * leads to the section.
 */
export function SettingsSection({ section, settings, isShown }: SettingsSectionProps) {
  const { title, about } = useTexts(settingsTexts).sections[section]
  const { record } = useTexts(officeTexts)
  const id = useId()
  const edit = useRecordForm(settingsRecord(section, settings, useToday()), settings)
  const { isEdited, values } = edit
  const heading = useAddressed(section)
  const { tell } = use(SettingsScreen)
  useEffect(() => tell(section, isEdited), [tell, section, isEdited])
  const { Also, Below }: SettingsPart = settingsSections[section]
  return (
    <section id={section} className={styles.section} aria-labelledby={id} hidden={!isShown}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className={styles.about}>{about}</p>
      <form className={form.form} onSubmit={edit.form.submit} noValidate>
        {Object.values(edit.inputs)}
        {Also && <Also values={values} />}
        {edit.conflict}
        <div className={form.buttons}>
          <p role="status" className={styles.edited}>
            {isEdited && record.edited}
          </p>
          <Button type="submit" disabled={!isEdited} loading={edit.form.isSending}>
            {record.save}
          </Button>
        </div>
      </form>
      {Below && <Below values={values} />}
    </section>
  )
}

/**
 * Returns the ref for a section's heading. If the address names the section, its heading is scrolled into view and gets the focus.
 */
function useAddressed(section: SettingsSectionName) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${section}`) return
    heading.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [hash, key, section])
  return heading
}
