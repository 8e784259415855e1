import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { Spinner } from '#src/design/spinner.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { LoadFailure } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import styles from '#src/web/office/form.module.css'
import type { MenuItem } from '../../contract/menu.ts'
import { type ChosenSchema, chosenSchemas } from '../../rules/chosen-schemas.ts'
import { dishFormTexts } from '../../texts/dish-form-texts.ts'
import { assignedSchemasQuery, useSchemas } from './menu-queries.ts'
import { SchemaPicker } from './schema-picker.tsx'
import { useSchemaAssignment } from './use-schema-assignment.ts'

interface DishSchemasFormProps {
  readonly dish: MenuItem
  onDone(): void
  onCancel(): void
  /** The list is another than it was. */
  onEdit(): void
}

/** The list of what a dish offers, as it is when the dialog opens; the whole of it is saved. */
export function DishSchemasForm(props: DishSchemasFormProps) {
  const { dish } = props
  const texts = useTexts(dishFormTexts).schemas
  const { data, isFetching, isError, refetch } = useQuery(assignedSchemasQuery(useOfficeApi(), dish.id))
  const { isPending } = useSchemas()
  const [initial, setInitial] = useState<readonly ChosenSchema[]>()
  // What was loaded before may be old; what is loaded later shall not undo what is being edited.
  if (!initial && data && !isFetching && !isError) setInitial(chosenSchemas(data))
  if (initial && !isPending) return <Fields {...props} initial={initial} />
  if (initial || isFetching || !isError) return <Spinner label={texts.loading} />
  return <LoadFailure title={texts.loadFailed} retry={() => void refetch()} />
}

interface FieldsProps extends DishSchemasFormProps {
  readonly initial: readonly ChosenSchema[]
}

function Fields({ dish, initial, onDone, onCancel, onEdit }: FieldsProps) {
  const texts = useTexts(dishFormTexts)
  const [chosen, setChosen] = useState(initial)
  const [isSending, setSending] = useState(false)
  const assign = useSchemaAssignment()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const isAssigned = await assign({ dish, chosen })
    setSending(false)
    if (!isAssigned) return
    showToast({ title: texts.schemas.saved, tone: 'success' })
    onDone()
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
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
