import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { ArrowLeftIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import styles from './settings-index.module.css'
import { type SettingsSectionName, sectionNames } from './settings-sections.tsx'

interface SettingsIndexProps {
  readonly shown: SettingsSectionName
  /** Those with changes that are not saved. */
  readonly edited: ReadonlySet<string>
  /** The address names the one that is shown. */
  readonly isAddressed: boolean
}

/** All sections of the settings, each a link to it; beside the one that is shown, on a phone in place of it. */
export function SettingsIndex({ shown, edited, isAddressed }: SettingsIndexProps) {
  const texts = useTexts(settingsTexts)
  const { record } = useTexts(officeTexts)
  const current = useRef<HTMLAnchorElement>(null)
  // Whoever comes back from a section to the index goes on from there.
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

/** On a phone, where the index is out of sight while a section is shown. */
export function ToSettingsIndex() {
  const { index } = useTexts(settingsTexts)
  return (
    <Link to={{ hash: '' }} preventScrollReset className={styles.back}>
      <ArrowLeftIcon size="1.25rem" />
      {index}
    </Link>
  )
}
