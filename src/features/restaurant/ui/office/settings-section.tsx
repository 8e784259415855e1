import { Button } from '@mantine/core'
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import form from '#src/web/office/form.module.css'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import styles from './settings-section.module.css'
import { EditedSections } from './edited-sections.ts'
import type { SettingsEdit, SettingsSectionName } from './use-settings-edit.ts'

interface SettingsSectionProps<Values extends Record<string, unknown>> {
  readonly section: SettingsSectionName
  readonly edit: SettingsEdit<Values>
  /** How a field reads; as it is where that is a text to read. */
  readonly shown?: (value: unknown) => string
  readonly children: ReactNode
  /** Below the form. */
  readonly more?: ReactNode
}

/** One section of the settings: what it is for, its fields, and its own button to save them. `#section` in the address leads to it. */
export function SettingsSection<Values extends Record<string, unknown>>({
  section,
  edit,
  shown = String,
  children,
  more,
}: SettingsSectionProps<Values>) {
  const texts = useTexts(settingsTexts)
  const { record, values } = useTexts(officeTexts)
  const id = useId()
  const { title, about } = texts.sections[section]
  const { isEdited, conflict } = edit
  const heading = useAddressed(section)
  const tell = useContext(EditedSections)
  useEffect(() => tell(section, isEdited), [tell, section, isEdited])
  const labels: Readonly<Record<string, string>> = texts.fields
  return (
    <section id={section} className={styles.section} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className={styles.about}>{about}</p>
      <form className={form.form} onSubmit={edit.form.submit} noValidate>
        {children}
        {conflict && (
          <div className={form.wide}>
            <EditConflict
              title={texts.changedMeanwhile}
              changed={Object.entries(conflict.others).map(([field, value]) => [
                labels[field] ?? title,
                shown(value) || values.nothing,
              ])}
              merge={conflict.merge}
            />
          </div>
        )}
        <div className={form.buttons}>
          <p role="status" className={styles.edited}>
            {isEdited && record.edited}
          </p>
          <Button type="submit" disabled={!isEdited} loading={edit.form.isSending}>
            {record.save}
          </Button>
        </div>
      </form>
      {more}
    </section>
  )
}

/** The heading of a section, which is shown and focused where the address names the section. */
function useAddressed(section: SettingsSectionName) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${section}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [hash, key, section])
  return heading
}
