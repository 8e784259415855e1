import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { markEnglish } from '#src/kernel/language.ts'
import { placeInList } from '#src/kernel/move-in-list.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { resourceQuery, useResourceWrite } from '#src/web/office/resource/resource-calls.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import type { Category } from '../../contract/menu.ts'
import { sortCategories } from '../../rules/menu-order.ts'
import { ordersFor, ordersMakingRoom } from '../../rules/move-category.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { categoryResource } from './category-resource.ts'

/**
 * Returns the categories in the menu's order, and a function that moves a category. The screen shows the new order at once. If the
 * server rejects the move, the screen shows the stored order again.
 */
export function useCategoryOrder(categories: readonly Category[] | undefined) {
  const texts = useTexts(categoryTexts)
  const language = useLanguage()
  /** The ids of the categories in the order that the admin wants. Undefined if the server has stored that order. */
  const [wanted, setWanted] = useState<readonly string[]>()
  const setOrders = useCategoryOrders()
  const sorted = categories && sortCategories(categories, language)

  /** Moves a category to a position (counted from 0). */
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

/**
 * Sorts the categories in the order of these ids. Categories that are not among the ids, because they were added meanwhile, come
 * last.
 */
function inOrderOf(ids: readonly string[], categories: readonly Category[]) {
  const placeOf = ({ id }: Category) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return categories.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/**
 * Returns a function for use after a category was saved. If another category has the same `sortOrder`, the function moves other
 * categories by one.
 */
export function useRoomOnMenu() {
  const language = useLanguage()
  const client = useQueryClient()
  const api = useOfficeApi()
  const setOrders = useCategoryOrders()
  return async ({ id, sortOrder }: Category, before?: Category) => {
    // Nothing moves if the `sortOrder` is the same as before, or if a new category was saved with 0, the default. Categories with
    // equal numbers are sorted by name.
    if (sortOrder === (before?.sortOrder ?? 0)) return
    const all = await client.fetchQuery(resourceQuery(categoryResource, api))
    const others = sortCategories(all, language).filter((category) => category.id !== id)
    const changes = ordersMakingRoom(others, { sortOrder, from: before?.sortOrder })
    if (changes.length > 0) await setOrders(changes, others)
  }
}

type Order = Pick<Category, 'id' | 'sortOrder'>

/**
 * Returns a function that stores new sort orders of categories, one call after the other, until a call fails. The function returns
 * true if all are stored. If a call fails, a message for the admin is already shown.
 */
function useCategoryOrders() {
  const client = useQueryClient()
  const { send } = useResourceWrite(categoryResource, {
    subject: 'order',
    write: ({ id, ...body }: Order & Pick<Category, 'updatedAt'>, api) =>
      api.call('PATCH /api/categories/:id', { params: { id }, body }),
    failed: useTexts(categoryTexts).updateFailed,
    // No list is fetched again after each single call; the list of categories is fetched once, after all calls.
    invalidates: undefined,
  })

  async function sendAll(changes: readonly Order[], categories: readonly Category[]) {
    for (const change of changes) {
      const updatedAt = categories.find(({ id }) => id === change.id)?.updatedAt
      if (!(await send({ ...change, updatedAt }))) return false
    }
    return true
  }

  return async (...given: Parameters<typeof sendAll>) => {
    const isDone = await sendAll(...given)
    await client.invalidateQueries({ queryKey: [categoryResource.queryKey[0]] })
    return isDone
  }
}
