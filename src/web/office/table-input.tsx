import { ActionIcon, TextInput } from '@mantine/core'
import { type ComponentType, type FormEvent, useId, useState } from 'react'

import { TableIcon } from '#src/design/office-icons.tsx'
import { CheckIcon } from '#src/design/icons.tsx'
import { maxTableLabel } from '#src/kernel/table-label.ts'
import styles from './table-input.module.css'

interface TableInputProps {
  /** Empty for none. */
  readonly stored: string
  readonly isPending: boolean
  /** The `datalist` of tables to suggest, with this id. It is rendered once somebody turns to the field. */
  readonly Suggestions?: ComponentType<{ readonly id: string }>
  readonly texts: { readonly label: string; readonly placeholder: string; readonly save: string }
  onSave(label: string): void
}

/**
 * The field for the restaurant table of a row, such as an order. What is typed stays until it is stored or undone, whatever else
 * changes in the row meanwhile.
 */
export function TableInput({ stored, isPending, Suggestions, texts, onSave }: TableInputProps) {
  /** The text that was typed; null while the field is not edited, when it shows the stored table. */
  const [typed, setTyped] = useState<string | null>(null)
  const list = useId()
  const [isNeeded, setNeeded] = useState(false)
  const text = typed ?? stored
  const isChanged = text.trim() !== stored
  // The typed table is now the stored one, whether this screen or another one stored it. So the field is no longer edited and
  // follows the row again.
  if (typed === stored) setTyped(null)

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isChanged || isPending) return
    // The typed text is trimmed as it will be stored. With spaces around it, it would never equal the stored table, and the field
    // would not follow the row again.
    setTyped(text.trim())
    onSave(text.trim())
  }

  return (
    <form className={styles.table} onSubmit={save}>
      <TextInput
        aria-label={texts.label}
        placeholder={texts.placeholder}
        leftSection={<TableIcon size="1.25rem" />}
        maxLength={maxTableLabel}
        autoComplete="off"
        list={Suggestions && isNeeded ? list : undefined}
        onPointerDown={() => setNeeded(true)}
        onFocus={() => setNeeded(true)}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {Suggestions && isNeeded && <Suggestions id={list} />}
      {isChanged && (
        <ActionIcon type="submit" variant="filled" aria-label={texts.save} loading={isPending}>
          <CheckIcon size="1.375rem" />
        </ActionIcon>
      )}
    </form>
  )
}
