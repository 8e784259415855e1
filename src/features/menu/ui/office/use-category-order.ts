import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { placeInList } from '#src/kernel/move-in-list.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { Category } from '../../contract/menu.ts'
import { sortCategories } from '../../rules/menu-order.ts'
import { ordersFor } from '../../rules/move-category.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { categoriesKey } from './menu-queries.ts'

/**
 * The categories in the order of the menu, and how to move one. A moved one stands in its new place at once; where the
 * server rejects that, all stand as it has them.
 */
export function useCategoryOrder(categories: readonly Category[] | undefined) {
  const texts = useTexts(categoryTexts)
  const language = useLanguage()
  const client = useQueryClient()
  /** What was chosen, until the server has it. */
  const [wanted, setWanted] = useState<readonly string[]>()
  const { send } = useOfficeMutation('PATCH /api/categories/:id', {
    subject: 'order',
    request: ({ id, ...body }: Pick<Category, 'id' | 'sortOrder' | 'updatedAt'>) => ({
      params: { id },
      body,
    }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.updateFailed },
  })
  const sorted = categories && sortCategories(categories, language)

  /** To a place counted from 0. */
  async function move(id: string, place: number) {
    if (!sorted || wanted) return
    const before = sorted.map((category) => category.id)
    const ids = placeInList(before, before.indexOf(id), place)
    setWanted(ids)
    const isMoved = await sendAll(ordersFor(sorted, ids))
    await client.invalidateQueries({ queryKey: [categoriesKey] })
    setWanted(undefined)
    const moved = sorted.find((category) => category.id === id)
    if (!isMoved || !moved) return
    const name = inLanguage(language, moved.name, moved.nameVi)
    showToast({ title: texts.moved(name, ids.indexOf(id) + 1, ids.length), tone: 'success' })
  }

  /** One after the other, up to the first that fails, which has been told by then. */
  async function sendAll(changes: ReturnType<typeof ordersFor>) {
    for (const change of changes) {
      const updatedAt = sorted?.find(({ id }) => id === change.id)?.updatedAt
      if (!(await send({ ...change, updatedAt }))) return false
    }
    return true
  }

  const rows = wanted && sorted ? inOrderOf(wanted, sorted) : sorted
  return { rows, move }
}

/** Those that have come meanwhile stand at the end. */
function inOrderOf(ids: readonly string[], categories: readonly Category[]) {
  const placeOf = ({ id }: Category) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return categories.toSorted((a, b) => placeOf(a) - placeOf(b))
}
