import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { loadInBrowser } from '#src/web/page-data.ts'
import { savesData } from '#src/web/saves-data.ts'
import { createStore, type Store, useStore } from '#src/web/store.ts'
import { useCart } from '#src/features/cart/ui/shared/cart-store.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import type { DishDialogProps } from '../site/dish-dialog.tsx'
import { fetchOffersAhead, loadMenu } from '../site/load-menu.ts'

const importDialog = () => import('../site/dish-dialog.tsx')
let loading: ReturnType<typeof importDialog> | undefined

/** The dialog's code: once loaded it is there in the task of the tap, and after a failure it is asked for again. */
function loadDialog(): ReturnType<typeof importDialog> {
  if (loading) return loading
  loading = importDialog()
  loading.catch(() => (loading = undefined))
  return loading
}

/** A dialog that is there within so many milliseconds of the tap needs no spinner, which would only delay it. */
const untilPending = 50

/** Fetches the dialog's code when a guest is about to press, who has not fetched it before. */
export function preloadDishDialog(): void {
  // Pressing tries again and tells of a failure.
  loadDialog().catch(() => undefined)
}

/**
 * Fetches what a first tap needs before there is one: the dialog's code, what the dishes offer and, for another page than
 * the menu, which holds it, the menu. For those who save data it does nothing.
 */
export function prepareOrdering({ holdsMenu }: { holdsMenu: boolean }): void {
  if (savesData()) return
  fetchOffersAhead()
  preloadDishDialog()
  if (!holdsMenu) loadInBrowser('/menu', loadMenu).catch(() => undefined)
}

interface OpenedDialog extends Pick<DishDialogProps, 'dish' | 'opening' | 'dishes'> {
  Dialog: ComponentType<DishDialogProps>
  isOpen: boolean
  /** Every opening begins anew, with the first choices. */
  occasion: number
}

interface DishOrdering {
  /** Adds a dish, by way of its dialog where it has something to ask. One at a time. Stays the same between renders. */
  add: (dish: MenuItem) => void
  /** The dish whose dialog is on its way. */
  pendingId: string | undefined
  /** To be rendered once, anywhere on the page. */
  dialog: ReactNode
}

/**
 * Adding dishes to the cart from a list: on the menu, on the home page, and in the office, which has the menu and passes it
 * as `menu`.
 */
export function useDishOrdering(menu?: readonly MenuItem[]): DishOrdering {
  const texts = useTexts(menuTexts)
  const language = useLanguage()
  const cart = useCart()
  const busy = useRef(false)
  const [pendingId, setPendingId] = useState<string>()
  const [opened] = useState(() => createStore<OpenedDialog | undefined>(undefined))

  const add = useCallback(
    (dish: MenuItem) => {
      async function openOrAdd() {
        const { findOpening, addDirectly, DishDialog } = await loadDialog()
        const opening = await findOpening(dish)
        if (opening.kind === 'direct') return addDirectly(cart, dish, language)
        const dishes = menu ?? (await findMenu())
        opened.set({
          dish,
          opening,
          dishes,
          Dialog: DishDialog,
          isOpen: true,
          occasion: (opened.get()?.occasion ?? 0) + 1,
        })
      }

      if (busy.current) return
      busy.current = true
      const waiting = setTimeout(() => setPendingId(dish.id), untilPending)
      void openOrAdd()
        .catch(() => showToast({ title: texts.cannotOpen, description: texts.cannotOpenHint, tone: 'error' }))
        .finally(() => {
          busy.current = false
          clearTimeout(waiting)
          setPendingId(undefined)
        })
    },
    [cart, language, menu, opened, texts],
  )

  return { add, pendingId, dialog: <OpenedDishDialog store={opened} /> }
}

/** Alone has to render when a dialog opens or closes, and not the list of dishes. */
function OpenedDishDialog({ store }: { store: Store<OpenedDialog | undefined> }) {
  const opened = useStore(store, (state) => state)
  if (!opened) return null
  const { Dialog, occasion, isOpen, ...props } = opened
  return (
    <Dialog key={occasion} {...props} open={isOpen} onClose={() => store.set({ ...opened, isOpen: false })} />
  )
}

/** As the menu page holds it; without the other dishes there is no second half to choose, but everything else. */
function findMenu(): Promise<readonly MenuItem[]> {
  return loadInBrowser('/menu', loadMenu).then(
    ({ dishes }) => dishes,
    () => [],
  )
}
