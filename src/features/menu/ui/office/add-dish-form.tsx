import { useState } from 'react'

import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import { initialValues } from '#src/web/office/resource/fields.ts'
import type { FormEvents } from '#src/web/office/resource/resource-form.tsx'
import { useResource, useResourceWrite } from '#src/web/office/resource/resource-calls.ts'
import { differingValues, type FormValues, readEdited } from '#src/web/office/resource/use-edit-base.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { DishForm } from '../../contract/dish-form.ts'
import type { MenuItem } from '../../contract/menu.ts'
import type { ChosenSchema } from '../../rules/chosen-schemas.ts'
import { dishTexts } from '../../texts/dish-texts.ts'
import { DishEditor } from './dish-editor.tsx'
import { dishResource } from './dish-resource.tsx'
import { SchemaPicker } from './schema-picker.tsx'
import { useSchemaAssignment } from './use-schema-assignment.ts'

interface AddDishFormProps extends FormEvents<MenuItem> {
  /** The id of the category by which the list of dishes is filtered. Empty if all categories are shown. */
  readonly categoryId: string
}

/** The form for a new dish, with its option groups. */
export function AddDishForm({ categoryId, onDone, onCancel, onEdit }: AddDishFormProps) {
  const { add } = useTexts(dishTexts)
  const { form, schemas, setSchemas } = useAddDishForm(categoryId, onDone)
  return (
    <DishEditor
      resource={dishResource}
      form={form}
      row={undefined}
      submit={add}
      onCancel={onCancel}
      onEdit={onEdit}
    >
      <SchemaPicker
        chosen={schemas}
        onChange={(changed) => {
          setSchemas(changed)
          onEdit()
        }}
      />
    </DishEditor>
  )
}

/**
 * Saves a new dish and its option groups in two calls. If only the second call fails, submitting the form again repeats only that
 * call.
 */
function useAddDishForm(categoryId: string, onDone: FormEvents<MenuItem>['onDone']) {
  const texts = useTexts(dishTexts)
  const [schemas, setSchemas] = useState<readonly ChosenSchema[]>([])
  const [made, setMade] = useState<{ readonly dish: MenuItem; readonly values: FormValues }>()
  /**
   * True after the form has told the admin that somebody else has changed the new dish. Submitting the form again then sends the
   * `updatedAt` of that version, so the server does not reject the call.
   */
  const [isTold, setTold] = useState(false)
  const { data: dishes } = useResource(dishResource)
  const assign = useSchemaAssignment()

  const form = useOfficeForm<FormValues>({
    schema: DishForm,
    fieldTexts: texts.problems,
    problems: dishResource.problems,
    initial: { ...initialValues(dishResource.fields), categoryId },
    send: async (values) => {
      const isMade = made && Object.keys(differingValues(made.values, values)).length === 0
      const dish = isMade ? made.dish : await save.send(values)
      if (!dish) return
      setMade({ dish, values })
      if (schemas.length === 0 || (await assign({ dish, chosen: schemas, previous: [] }))) await onDone(dish)
    },
  })
  const save = useResourceWrite(dishResource, {
    subject: 'new',
    write: (values: FormValues, api) => {
      if (!made) return dishResource.calls.create(api, DishForm.parse(values))
      const { dish } = made
      const now = isTold ? dishes?.find(({ id }) => id === dish.id) : dish
      const edited = readEdited(DishForm, made.values, values)
      return dishResource.calls.change(api, dish.id, { ...edited, updatedAt: now?.updatedAt })
    },
    failed: made ? texts.updateFailed : texts.createFailed,
    succeeded: made ? texts.updated : texts.created,
    handleFailure(error) {
      if (error instanceof ApiError && error.code === dishResource.staleCode) setTold(true)
      return form.reject(error)
    },
  })
  return { form, schemas, setSchemas }
}
