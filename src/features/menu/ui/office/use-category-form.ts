import { ApiError } from '#src/web/api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useEditBase } from '#src/web/office/use-edit-base.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { CategoryForm } from '../../contract/category-form.ts'
import type { Category } from '../../contract/menu.ts'
import { categoryValues, newCategoryValues, type CategoryValues } from '../../rules/category-values.ts'
import { editedFields } from '../../rules/edited-fields.ts'
import { sortCategories } from '../../rules/menu-order.ts'
import { ordersMakingRoom } from '../../rules/move-category.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { useCategories } from './menu-queries.ts'
import { useCategoryCreation, useCategoryEdit, useCategoryOrders } from './use-category-changes.ts'

/** The form of a new category. */
export function useAddCategoryForm(onDone: () => void) {
  const form = useOfficeForm<CategoryValues>({
    initial: newCategoryValues,
    schema: CategoryForm,
    fieldTexts: useFieldTexts(),
    problems: officeMenuProblems,
    async send(values) {
      const category = CategoryForm.parse(values)
      const added = await send(category)
      if (!added) return
      const { id, sortOrder } = added
      // Where no orders are given all are 0, and their names decide.
      if (sortOrder !== 0) await makeRoom({ id, sortOrder })
      onDone()
    },
  })
  const { send } = useCategoryCreation({ handleFailure: form.reject })
  const makeRoom = useRoomOnMenu()
  return form
}

/** The form of a category, with what others have changed meanwhile, as that of a dish. */
export function useEditCategoryForm(category: Category, onDone: () => void) {
  const { base, before, conflictIn, setRejected, takeOver } = useEditBase(category, categoryValues)
  const form = useOfficeForm<CategoryValues>({
    initial: before,
    schema: CategoryForm,
    fieldTexts: useFieldTexts(),
    problems: officeMenuProblems,
    async send(values) {
      const edited = editedFields(before, values, CategoryForm.parse(values))
      if (!(await send({ ...edited, updatedAt: base.updatedAt }))) return
      const { sortOrder } = edited
      if (sortOrder !== undefined) await makeRoom({ id: category.id, sortOrder, from: base.sortOrder })
      onDone()
    },
  })
  const makeRoom = useRoomOnMenu()
  const { send } = useCategoryEdit(category, {
    onDone: takeOver,
    handleFailure(error) {
      const isStale = error instanceof ApiError && error.code === 'menu.category-stale'
      setRejected(isStale)
      return isStale || form.reject(error)
    },
  })

  return { form, conflict: conflictIn(form) }
}

/** Moves the categories on whose order another one has been given. */
function useRoomOnMenu() {
  const language = useLanguage()
  const { data = [] } = useCategories()
  const setOrders = useCategoryOrders()
  return async ({ id, ...order }: { id: string } & Parameters<typeof ordersMakingRoom>[1]) => {
    const others = sortCategories(data, language).filter((category) => category.id !== id)
    const changes = ordersMakingRoom(others, order)
    if (changes.length > 0) await setOrders(changes, others)
  }
}

function useFieldTexts() {
  const { name, sortOrder } = useTexts(categoryTexts).problems
  return {
    name: { required: name },
    sortOrder: { 'too-small': sortOrder, 'too-large': sortOrder, invalid: sortOrder },
  }
}
