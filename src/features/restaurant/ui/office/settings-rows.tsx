import { ActionIcon, Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { PlusIcon } from '#src/design/icons.tsx'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { settingsTexts } from '../../texts/settings-texts.ts'
import styles from './settings-section.module.css'

interface SettingsRowsProps<Row> {
  readonly legend: string
  readonly add: string
  readonly rows: readonly Row[]
  /** Returns the initial values of a new row. */
  readonly next: () => Row
  onChange(rows: Row[]): void
  /** Renders the fields of a row. Give the first field the class `first`. */
  readonly children: (row: Row, index: number) => ReactNode
}

/** A list in the settings. Its rows consist of fields, and the user can add and remove rows. */
export function SettingsRows<Row>({ legend, add, rows, next, onChange, children }: SettingsRowsProps<Row>) {
  const texts = useTexts(settingsTexts)
  return (
    <fieldset className={styles.rows}>
      <legend className="visually-hidden">{legend}</legend>
      {rows.map((row, index) => (
        // Rows have no name of their own; their inputs take their values from the form.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <div key={index} role="group" aria-label={texts.row(index + 1)} className={styles.row}>
          {children(row, index)}
          <ActionIcon
            className={styles.remove}
            aria-label={texts.remove(texts.row(index + 1))}
            onClick={() => onChange(rows.filter((_, place) => place !== index))}
          >
            <TrashIcon size="1.375rem" />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        leftSection={<PlusIcon size="1.25rem" />}
        onClick={() => onChange([...rows, next()])}
      >
        {add}
      </Button>
    </fieldset>
  )
}
