import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import { mergedValues } from '#src/web/office/edited-values.ts'
import { useEditBase } from '#src/web/office/use-edit-base.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { CategoryForm } from '../../contract/category-form.ts'
import type { Category } from '../../contract/menu.ts'
import { categoryValues, newCategoryValues, type CategoryValues } from '../../rules/category-values.ts'
import { editedFields } from '../../rules/edited-fields.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { useCategoryCreation, useCategoryEdit } from './use-category-changes.ts'

/** The form of a new category. */
export function useAddCategoryForm(onDone: () => void) {
  const form = useOfficeForm<CategoryValues>({
    initial: newCategoryValues,
    schema: CategoryForm,
    fieldTexts: useFieldTexts(),
    problems: officeMenuProblems,
    send: (values): Promise<unknown> => send(CategoryForm.parse(values)),
  })
  const { send } = useCategoryCreation({ onDone, handleFailure: form.reject })
  return form
}

/** The form of a category, with what others have changed meanwhile, as that of a dish. */
export function useEditCategoryForm(category: Category, onDone: () => void) {
  const { base, before, now, others, setRejected, takeOver } = useEditBase(category, categoryValues)
  const form = useOfficeForm<CategoryValues>({
    initial: before,
    schema: CategoryForm,
    fieldTexts: useFieldTexts(),
    problems: officeMenuProblems,
    send: (values): Promise<unknown> =>
      send({ ...editedFields(before, values, CategoryForm.parse(values)), updatedAt: base.updatedAt }),
  })
  const { send } = useCategoryEdit(category, {
    onDone(saved) {
      takeOver(saved)
      onDone()
    },
    handleFailure(error) {
      const isStale = error instanceof ApiError && error.code === 'menu.category-stale'
      setRejected(isStale)
      return isStale || form.reject(error)
    },
  })

  function merge() {
    form.setValues(mergedValues(before, form.values, now))
    takeOver()
  }
  return { form, conflict: form.isSending ? undefined : others && { others, merge } }
}

function useFieldTexts() {
  const { name, sortOrder } = useTexts(categoryTexts).problems
  return {
    name: { required: name },
    sortOrder: { 'too-short': sortOrder, 'too-long': sortOrder, invalid: sortOrder },
  }
}
