import { type FormEvent, useState } from 'react'

import { Spinner } from '#src/design/spinner.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { ApiError } from '#src/web/api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import { LoadFailure } from '#src/web/office/loaded.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import styles from '#src/web/office/form.module.css'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { type ChosenSchema, chosenSchemas } from '../../rules/chosen-schemas.ts'
import { dishSchemasTexts } from '../../texts/dish-schemas-texts.ts'
import { schemaResource } from '#src/features/customization/ui/office/schema-resource.tsx'
import { useResource } from '#src/web/office/resource/resource-calls.ts'
import { SchemaPicker } from './schema-picker.tsx'
import { useAssignedSchemas, useSchemaAssignment } from './use-schema-assignment.ts'

interface DishSchemasFormProps {
  readonly row: MenuItem
  onDone(): void
  onCancel(): void
  /** Called whenever the admin changes the list. */
  onEdit(): void
}

/**
 * The form for a dish's list of option groups. It always saves the whole list, and tells the admin if somebody else has changed the
 * list meanwhile.
 */
export function DishSchemasForm(props: DishSchemasFormProps) {
  const texts = useTexts(dishSchemasTexts)
  const { data, isFetching, isError, refetch } = useAssignedSchemas(props.row.id)
  const { isPending } = useResource(schemaResource)
  const [base, setBase] = useState<readonly ChosenSchema[]>()
  // The cached data may be outdated, so the admin can start only after a fresh response. Later responses do not replace the list
  // that the admin is editing.
  if (!base && data && !isFetching && !isError) setBase(chosenSchemas(data))
  if (base && data && !isPending) return <Fields {...props} base={base} now={data} setBase={setBase} />
  if (base || isFetching || !isError) return <Spinner label={texts.loading} />
  return <LoadFailure title={texts.loadFailed} retry={() => void refetch()} />
}

interface FieldsProps extends DishSchemasFormProps {
  /** `base` is the list as it was when the form was opened; `now` is the list that the dish has now. */
  readonly base: readonly ChosenSchema[]
  readonly now: readonly DishCustomizationSchema[]
  setBase(base: readonly ChosenSchema[]): void
}

function Fields({ row: dish, base, now, setBase, onDone, onCancel, onEdit }: FieldsProps) {
  const { saved } = useTexts(dishSchemasTexts)
  const { cancel, record } = useTexts(officeTexts)
  const [chosen, setChosen] = useState(base)
  const [isSending, setSending] = useState(false)
  const [isRejected, setRejected] = useState(false)
  const assign = useSchemaAssignment((error) => {
    const isStale = error instanceof ApiError && error.code === 'menu.dish-schemas-stale'
    setRejected(isStale)
    return isStale
  })
  const isOther = JSON.stringify(chosenSchemas(now)) !== JSON.stringify(base)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const isAssigned = await assign({ dish, chosen, previous: base })
    setSending(false)
    if (!isAssigned) return
    setBase(chosen)
    showToast({ title: saved, tone: 'success' })
    onDone()
  }

  function merge() {
    setBase(chosenSchemas(now))
    setRejected(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <SchemaPicker
        chosen={chosen}
        onChange={(changed) => {
          setChosen(changed)
          onEdit()
        }}
      />
      {/* While the call is running, no conflict is shown. The list may already be loaded anew with the admin's own change,
          although the response to the call has not arrived yet. */}
      {!isSending && (isOther || isRejected) && (
        <SchemasConflict now={isOther ? now : undefined} merge={merge} />
      )}
      <FormButtons cancel={cancel} submit={record.save} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}

interface SchemasConflictProps {
  /** Undefined until the newer list has been loaded. */
  readonly now: readonly DishCustomizationSchema[] | undefined
  merge(): void
}

/** Tells the admin that somebody else has changed the list, shows the new list, and offers to continue with it. */
function SchemasConflict({ now, merge }: SchemasConflictProps) {
  const texts = useTexts(dishSchemasTexts)
  const language = useLanguage()
  const names = now?.map(({ name, nameVi, isRequired }) => {
    const shown = inLanguage(language, name, nameVi)
    return isRequired ? `${shown} (${texts.required})` : shown
  })
  const changed = names ? [[texts.legend, names.join(', ') || texts.none] as const] : []
  return <EditConflict title={texts.changedMeanwhile} changed={changed} merge={merge} />
}
