import { useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { markEnglish } from '#src/kernel/language.ts'
import { placeInList } from '#src/kernel/move-in-list.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { Category } from '../../contract/menu.ts'
import { sortCategories } from '../../rules/menu-order.ts'
import { ordersFor } from '../../rules/move-category.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { useCategoryOrders } from './use-category-changes.ts'

/**
 * The categories in the order of the menu, and how to move one. A moved one stands in its new place at once; where the
 * server rejects that, all stand as it has them.
 */
export function useCategoryOrder(categories: readonly Category[] | undefined) {
  const texts = useTexts(categoryTexts)
  const language = useLanguage()
  /** What was chosen, until the server has it. */
  const [wanted, setWanted] = useState<readonly string[]>()
  const setOrders = useCategoryOrders()
  const sorted = categories && sortCategories(categories, language)

  /** To a place counted from 0. */
  async function move(id: string, place: number) {
    if (!sorted || wanted) return
    const before = sorted.map((category) => category.id)
    const ids = placeInList(before, before.indexOf(id), place)
    setWanted(ids)
    const isMoved = await setOrders(ordersFor(sorted, ids), sorted)
    setWanted(undefined)
    const moved = sorted.find((category) => category.id === id)
    if (!isMoved || !moved) return
    const name = markEnglish(language, moved.name, moved.nameVi)
    showToast({ title: showEnglish(texts.moved(name, ids.indexOf(id) + 1, ids.length)), tone: 'success' })
  }

  const rows = wanted && sorted ? inOrderOf(wanted, sorted) : sorted
  return { rows, move }
}

/** Those that have come meanwhile stand at the end. */
function inOrderOf(ids: readonly string[], categories: readonly Category[]) {
  const placeOf = ({ id }: Category) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return categories.toSorted((a, b) => placeOf(a) - placeOf(b))
}
