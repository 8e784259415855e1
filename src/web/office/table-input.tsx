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
 * The field for a row's restaurant table, for example in an order. The typed text stays until the user saves or undoes it, even if
 * the row changes meanwhile.
 */
export function TableInput({ stored, isPending, Suggestions, texts, onSave }: TableInputProps) {
  /** The text that the user has typed. Null while the user is not editing the field; the field then shows the stored table. */
  const [typed, setTyped] = useState<string | null>(null)
  const list = useId()
  const [isNeeded, setNeeded] = useState(false)
  const text = typed ?? stored
  const isChanged = text.trim() !== stored
  // The table that the user typed is now stored, by this screen or by another one. So the field no longer counts as edited and
  // shows the stored table again.
  if (typed === stored) setTyped(null)

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isChanged || isPending) return
    // The typed text is trimmed, as the server stores it. With spaces around it, the text would never equal the stored table, and
    // the field would count as edited for ever.
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
