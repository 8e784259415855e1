import { Button } from '@mantine/core'
import { useRef } from 'react'

import { PlusIcon } from '#src/design/icons.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { moveInList } from '#src/kernel/move-in-list.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { LoadFailure } from '#src/web/office/loaded.tsx'
import { addableSchemas, type ChosenSchema } from '../../rules/chosen-schemas.ts'
import { dishSchemasTexts } from '../../texts/dish-schemas-texts.ts'
import { ChosenSchemaRow } from './chosen-schema-row.tsx'
import styles from './dish-form.module.css'
import { schemaResource } from '#src/features/customization/ui/office/schema-resource.tsx'
import { useResource } from '#src/web/office/resource/resource-calls.ts'

interface SchemaPickerProps {
  readonly chosen: readonly ChosenSchema[]
  onChange(chosen: readonly ChosenSchema[]): void
}

/**
 * The option groups of a dish, in the order in which the dialog asks about them. Below them, each other option group has a button
 * that adds it.
 */
export function SchemaPicker({ chosen, onChange }: SchemaPickerProps) {
  const texts = useTexts(dishSchemasTexts)
  const around = useRef<HTMLFieldSetElement>(null)
  const { data: schemas } = useResource(schemaResource)
  /** A press on a button that adds or removes a group makes this button disappear. So the focus moves to the list. */
  function change(changed: readonly ChosenSchema[]) {
    onChange(changed)
    around.current?.focus()
  }
  return (
    <fieldset ref={around} className={styles.schemas} tabIndex={-1}>
      <legend>{texts.legend}</legend>
      <p role="status" className={styles.count}>
        {chosen.length === 0 ? texts.none : texts.chosen(chosen.length)}
      </p>
      {chosen.length > 0 && (
        <ol role="list" className={styles.chosen}>
          {chosen.map((each, index) => (
            <li key={each.id}>
              <ChosenSchemaRow
                chosen={each}
                schema={schemas?.find(({ id }) => id === each.id)}
                isFirst={index === 0}
                isLast={index === chosen.length - 1}
                onMove={(by) => onChange(moveInList(chosen, index, by))}
                onRequire={(isRequired) => onChange(chosen.with(index, { ...each, isRequired }))}
                onRemove={() => change(chosen.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <AddableSchemas chosen={chosen} onAdd={(id) => change([...chosen, { id, isRequired: false }])} />
    </fieldset>
  )
}

interface AddableSchemasProps {
  readonly chosen: readonly ChosenSchema[]
  onAdd(id: string): void
}

function AddableSchemas({ chosen, onAdd }: AddableSchemasProps) {
  const texts = useTexts(dishSchemasTexts)
  const language = useLanguage()
  const { data, isError, refetch } = useResource(schemaResource)
  if (!data && isError) {
    return <LoadFailure title={texts.loadFailed} retry={() => void refetch()} />
  }
  if (!data) return <Spinner label={texts.loading} />
  const addable = addableSchemas(data, chosen)
  if (addable.length === 0) {
    const isNoneActive = !data.some(({ isActive }) => isActive)
    return <p className={styles.count}>{isNoneActive ? texts.noneActive : texts.allAdded}</p>
  }
  return (
    <div role="group" aria-label={texts.add} className={styles.addable}>
      {addable.map(({ id, name, nameVi }) => {
        const label = inLanguage(language, name, nameVi)
        return (
          <Button
            key={id}
            variant="default"
            leftSection={<PlusIcon size="1.125rem" />}
            aria-label={texts.addOf(label)}
            onClick={() => onAdd(id)}
          >
            {translated(language, name, nameVi)}
          </Button>
        )
      })}
    </div>
  )
}
