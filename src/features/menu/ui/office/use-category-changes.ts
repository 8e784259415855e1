import { useQueryClient } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { CategoryChange, CategoryInput } from '../../contract/category-input.ts'
import type { Category } from '../../contract/menu.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { categoriesKey } from './menu-queries.ts'

/** What the form of a category reports, instead of the toast. */
interface FormCallbacks {
  readonly handleFailure: (error: unknown) => boolean
}

export function useCategoryCreation({ handleFailure }: FormCallbacks) {
  const texts = useTexts(categoryTexts)
  return useOfficeMutation('POST /api/categories', {
    subject: 'new',
    request: (body: CategoryInput) => ({ body }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.createFailed },
    succeeded: () => texts.created,
    handleFailure,
    invalidates: categoriesKey,
  })
}

interface EditCallbacks extends FormCallbacks {
  readonly onDone: (saved: Category) => void
}

export function useCategoryEdit(category: Category, { onDone, handleFailure }: EditCallbacks) {
  const texts = useTexts(categoryTexts)
  const client = useQueryClient()
  return useOfficeMutation('PATCH /api/categories/:id', {
    subject: category.id,
    request: (body: CategoryChange) => ({ params: { id: category.id }, body }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.updateFailed },
    succeeded: () => texts.updated,
    onSuccess(saved) {
      client.setQueryData<readonly Category[]>([categoriesKey], (categories) =>
        categories?.map((each) => (each.id === saved.id ? saved : each)),
      )
      onDone(saved)
    },
    handleFailure,
    invalidates: categoriesKey,
  })
}

/**
 * Gives categories other orders, one after the other, up to the first that fails, which has been shown by then. Returns whether
 * all have theirs.
 */
export function useCategoryOrders() {
  const texts = useTexts(categoryTexts)
  const client = useQueryClient()
  const { send } = useOfficeMutation('PATCH /api/categories/:id', {
    subject: 'order',
    request: ({ id, ...body }: Pick<Category, 'id' | 'sortOrder' | 'updatedAt'>) => ({
      params: { id },
      body,
    }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.updateFailed },
  })

  async function sendAll(
    changes: readonly Pick<Category, 'id' | 'sortOrder'>[],
    categories: readonly Category[],
  ) {
    for (const change of changes) {
      const updatedAt = categories.find(({ id }) => id === change.id)?.updatedAt
      if (!(await send({ ...change, updatedAt }))) return false
    }
    return true
  }

  return async (...given: Parameters<typeof sendAll>) => {
    const isDone = await sendAll(...given)
    await client.invalidateQueries({ queryKey: [categoriesKey] })
    return isDone
  }
}

/** Deletes it; where it holds dishes, the toast says how many. */
export function useCategoryDeletion(category: Category, onDone: () => void) {
  const texts = useTexts(categoryTexts)
  const { send, isPending } = useOfficeMutation('DELETE /api/categories/:id', {
    subject: category.id,
    request: () => ({ params: { id: category.id } }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.remove.failed },
    succeeded: () => texts.remove.done,
    onSuccess: onDone,
    invalidates: categoriesKey,
  })
  return { remove: send, isPending }
}
