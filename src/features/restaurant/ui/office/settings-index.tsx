import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { ArrowLeftIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import styles from './settings-index.module.css'
import { type SettingsSectionName, sectionNames } from './settings-sections.tsx'

interface SettingsIndexProps {
  readonly shown: SettingsSectionName
  /** The names of the sections with unsaved changes. */
  readonly edited: ReadonlySet<string>
  /** True if the address names the visible section; false if no section is named, so that the first section is shown. */
  readonly isAddressed: boolean
}

/** The index of the settings: links to all sections, beside the visible section. A phone shows either the index or the section. */
export function SettingsIndex({ shown, edited, isAddressed }: SettingsIndexProps) {
  const texts = useTexts(settingsTexts)
  const { record } = useTexts(officeTexts)
  const current = useRef<HTMLAnchorElement>(null)
  // When the user returns from a section to the index, the focus moves to that section's link.
  useEffect(() => (isAddressed ? () => current.current?.focus() : undefined), [isAddressed])
  return (
    <nav className={styles.index} aria-label={texts.index}>
      {sectionNames.map((name) => (
        <Link
          key={name}
          ref={name === shown ? current : null}
          to={{ hash: name }}
          preventScrollReset
          className={styles.section}
          aria-current={name === shown ? 'true' : undefined}
        >
          {texts.sections[name].title}
          {edited.has(name) && <span className={styles.edited}>{record.edited}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** A link back to the index (the list of sections). It is for phones, which hide the index while they show a section. */
export function ToSettingsIndex() {
  const { index } = useTexts(settingsTexts)
  return (
    <Link to={{ hash: '' }} preventScrollReset className={styles.back}>
      <ArrowLeftIcon size="1.25rem" />
      {index}
    </Link>
  )
}
