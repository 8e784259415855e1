import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
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

/** The form of a category. What was edited is sent and nothing else, so that what others change meanwhile stays. */
export function useEditCategoryForm(category: Category, onDone: () => void) {
  const [before] = useState(() => categoryValues(category))
  const form = useOfficeForm<CategoryValues>({
    initial: before,
    schema: CategoryForm,
    fieldTexts: useFieldTexts(),
    problems: officeMenuProblems,
    send: (values): Promise<unknown> => send(editedFields(before, values, CategoryForm.parse(values))),
  })
  const { send } = useCategoryEdit(category, { onDone, handleFailure: form.reject })
  return form
}

function useFieldTexts() {
  const { name, sortOrder } = useTexts(categoryTexts).problems
  return {
    name: { required: name },
    sortOrder: { 'too-short': sortOrder, 'too-long': sortOrder, invalid: sortOrder },
  }
}
