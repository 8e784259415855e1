import { type ComponentType, type ReactNode, useRef, useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { MenuItem } from '../../contract/menu.ts'
import { menuTexts } from '../../texts/texts.ts'
import type { DishDialogProps } from '../site/dish-dialog.tsx'

const loadDialog = () => import('../site/dish-dialog.tsx')
const loadOpening = () => import('../site/add-dish.ts')

/** Fetches the dialog's code when a guest is about to press: it is not part of the page's first load. */
export function preloadDishDialog(): void {
  // Pressing tries again and tells of a failure.
  Promise.all([loadOpening(), loadDialog()]).catch(() => undefined)
}

interface OpenedDialog extends Pick<DishDialogProps, 'dish' | 'opening' | 'dishes'> {
  Dialog: ComponentType<DishDialogProps>
  /** Every opening begins anew, with the first choices. */
  occasion: number
}

interface DishOrdering {
  /** Adds a dish, by way of its dialog where it has something to ask. One at a time. */
  add: (dish: MenuItem) => void
  /** The dish whose schemas are on their way. */
  pendingId: string | undefined
  /** To be rendered once, anywhere on the page. */
  dialog: ReactNode
}

/** Adding dishes to the cart from a list of cards, on the menu and on the home page. */
export function useDishOrdering(): DishOrdering {
  const texts = useTexts(menuTexts)
  const language = useLanguage()
  const busy = useRef(false)
  const [pendingId, setPendingId] = useState<string>()
  const [opened, setOpened] = useState<OpenedDialog>()
  const [isOpen, setOpen] = useState(false)

  async function openOrAdd(dish: MenuItem) {
    const { findOpening, findDishes, addDirectly } = await loadOpening()
    const opening = await findOpening(dish)
    if (opening.kind === 'direct')
      return addDirectly(dish, inLanguage(language, dish.name, dish.nameVi), texts)
    const [{ DishDialog }, dishes] = await Promise.all([
      loadDialog(),
      // Without the other dishes there is no second half to choose, but everything else.
      findDishes().catch(() => []),
    ])
    setOpened((last) => ({ dish, opening, dishes, Dialog: DishDialog, occasion: (last?.occasion ?? 0) + 1 }))
    setOpen(true)
  }

  function add(dish: MenuItem) {
    if (busy.current) return
    busy.current = true
    setPendingId(dish.id)
    void openOrAdd(dish)
      .catch(() => showToast({ title: texts.cannotOpen, description: texts.cannotOpenHint, tone: 'error' }))
      .finally(() => {
        busy.current = false
        setPendingId(undefined)
      })
  }

  const dialog = opened && (
    <opened.Dialog
      key={opened.occasion}
      dish={opened.dish}
      opening={opened.opening}
      dishes={opened.dishes}
      open={isOpen}
      onClose={() => setOpen(false)}
    />
  )
  return { add, pendingId, dialog }
}
