import { Activity, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { useCall } from '#src/web/call-link.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { savesData } from '#src/web/saves-data.ts'
import { createStore, type Store, useStore } from '#src/web/store.ts'
import { useSettled } from '#src/web/use-settled.ts'
import { CurrentCart } from '#src/features/cart/ui/site/stored-cart.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import type { DishDialogProps } from './dish-dialog.tsx'
import { fetchOffersAhead, findMenu } from './load-menu.ts'
import type { DishGroup } from './menu-filter.ts'

const importDialog = () => import('./dish-dialog.tsx')
type DialogCode = Awaited<ReturnType<typeof importDialog>>
let loading: ReturnType<typeof importDialog> | undefined

/**
 * Loads the dialog's code. Code that is loaded already is available within the same task of the event loop as the tap. After a
 * failure the next call tries again.
 */
export function loadDishDialog(): ReturnType<typeof importDialog> {
  if (loading) return loading
  loading = importDialog()
  loading.catch(() => (loading = undefined))
  return loading
}

/**
 * If the dialog opens within this many milliseconds of the tap, no spinner shows, because rendering one would only delay the
 * dialog.
 */
const untilPending = 50

/** Fetches the dialog's code when a guest is about to press a button, such as when the pointer is over it. */
export function preloadDishDialog(): void {
  // If this fails, pressing tries again and reports the failure.
  loadDishDialog().catch(() => undefined)
}

/**
 * Fetches what a first tap needs: the dialog's code, the option groups of the dishes and, if the page does not have it, the menu.
 * It does nothing for visitors who save data (`savesData`).
 */
export function prepareOrdering({ holdsMenu }: { holdsMenu: boolean }): void {
  if (savesData()) return
  fetchOffersAhead()
  preloadDishDialog()
  if (!holdsMenu) void findMenu()
}

/** What the dialog shows. */
type Asked = Pick<DishDialogProps, 'dish' | 'opening' | 'halves'>

/** Stands in `pendingId` for a dish's id while the dialog for two halves is loading. */
export const pendingHalves = 'halves'

interface PreparedDialog extends Asked, Pick<DishDialogProps, 'dishes'> {
  code: DialogCode
}

interface RenderedDialog extends PreparedDialog {
  /** False while the dialog is rendered invisibly, ahead of a tap. */
  isShown: boolean
  isOpen: boolean
  /** The card from which the dialog was opened. Its picture turns into the picture of the dialog. */
  card: Element | null
  /** Counts how often the dialog has been opened, because it starts with fresh choices each time. */
  occasion: number
}

interface DishOrdering {
  /**
   * Adds a dish to the cart. If the dish asks questions, its dialog opens first. While a dish is being added, other calls do
   * nothing. `pressed` is an element in the card of the dish. The function stays the same between renders, so that cards need not
   * render.
   */
  add: (dish: MenuItem, pressed?: Element) => void
  /** Opens a dialog for a pizza of two halves. The halves are any two of these dishes from one group. */
  addHalves: (groups: readonly DishGroup[]) => void
  /** The dish whose dialog is loading, or `pendingHalves`. */
  pendingId: string | undefined
  /** The caller renders this once, anywhere on the page. */
  dialog: ReactNode
}

/**
 * Adds dishes to the cart from a list: on the menu, on the home page, and in the office. The office has loaded the menu already and
 * passes it as `menu`.
 */
export function useDishOrdering(menu?: readonly MenuItem[]): DishOrdering {
  const texts = useTexts(menuTexts)
  const call = useCall()
  const language = useLanguage()
  const cart = use(CurrentCart)
  const busy = useRef(false)
  const [pendingId, setPendingId] = useState<string>()
  const [rendered] = useState(() => createStore<RenderedDialog | undefined>(undefined))

  /** Opens the dialog for what `find` returns, once the dialog's code is loaded. Meanwhile other calls do nothing. */
  const ask = useCallback(
    (id: string, find: (code: DialogCode) => Promise<Asked | undefined>, pressed?: Element) => {
      const card = pressed?.closest('article') ?? null
      async function open() {
        const code = await loadDishDialog()
        const asked = await find(code)
        if (!asked) return
        // If the other dishes cannot be loaded, guests cannot choose a second half, but they can do everything else.
        const dishes = menu ?? (await findMenu())
        const former = rendered.get()
        const occasion = former && isAhead(former, asked) ? former.occasion : (former?.occasion ?? 0) + 1
        code.openFromCard(card, () =>
          rendered.set({ ...asked, dishes, code, card, isShown: true, isOpen: true, occasion }),
        )
      }

      if (busy.current) return
      busy.current = true
      const waiting = setTimeout(() => setPendingId(id), untilPending)
      void open()
        .catch(() =>
          showToast({
            title: texts.cannotOpen,
            description: texts.cannotOpenHint,
            tone: 'error',
            action: call,
          }),
        )
        .finally(() => {
          busy.current = false
          clearTimeout(waiting)
          setPendingId(undefined)
        })
    },
    [call, menu, rendered, texts],
  )

  const add = useCallback(
    (dish: MenuItem, pressed?: Element) =>
      ask(
        dish.id,
        async ({ findOpening, addDirectly }) => {
          const opening = await findOpening(dish)
          if (opening.kind !== 'direct') return { dish, opening }
          addDirectly(cart, dish, language, call)
          return undefined
        },
        pressed,
      ),
    [ask, call, cart, language],
  )

  const addHalves = useCallback(
    (groups: readonly DishGroup[]) =>
      ask(pendingHalves, async ({ findHalves }) => {
        const halves = await findHalves(groups)
        const [first] = halves.flatMap(({ dishes }) => dishes)
        if (!first) throw new Error('No dish can be a half by now')
        return { ...first, halves }
      }),
    [ask],
  )

  return { add, addHalves, pendingId, dialog: <OrderedDishDialog store={rendered} menu={menu} /> }
}

interface OrderedDishDialogProps {
  store: Store<RenderedDialog | undefined>
  menu: readonly MenuItem[] | undefined
}

/** The dialog is a component of its own, so that the list of dishes does not render when the dialog opens or closes. */
function OrderedDishDialog({ store, menu }: OrderedDishDialogProps) {
  usePrerendering(store, menu)
  const rendered = useStore(store, (state) => state)
  if (!rendered) return null
  const { code, card, occasion, isShown, isOpen, ...props } = rendered
  const close = () => code.closeIntoCard(card, () => store.set({ ...rendered, isOpen: false }))
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <code.DishDialog key={occasion} {...props} open={isOpen} onClose={close} />
    </Activity>
  )
}

/**
 * Renders the dialog of the first dish that asks questions, invisibly, once the page is idle. A browser compiles code when the code
 * first runs, so the first tap need not wait for that. For visitors who save data it does nothing.
 */
function usePrerendering(
  store: Store<RenderedDialog | undefined>,
  menu: readonly MenuItem[] | undefined,
): void {
  const isSettled = useSettled()
  useEffect(() => {
    if (!isSettled || savesData()) return
    let isCurrent = true
    async function prerender() {
      const prepared = await prepareDialog(menu)
      if (!isCurrent || !prepared || store.get()?.isShown) return
      const occasion = (store.get()?.occasion ?? 0) + 1
      store.set({ ...prepared, card: null, isShown: false, isOpen: true, occasion })
    }
    prerender().catch(ignore)
    return () => {
      isCurrent = false
    }
  }, [isSettled, menu, store])
}

const ignore = () => undefined

/** Whether the dialog that was rendered ahead is the one for this dish, with exactly the same option groups. */
function isAhead(rendered: RenderedDialog, { dish, opening, halves }: Asked): boolean {
  const { isShown, dish: ahead, opening: openingAhead } = rendered
  if (halves) return false
  return !isShown && ahead.id === dish.id && JSON.stringify(openingAhead) === JSON.stringify(opening)
}

async function prepareDialog(menu?: readonly MenuItem[]): Promise<PreparedDialog | undefined> {
  const code = await loadDishDialog()
  const dishes = menu ?? (await findMenu())
  const first = await code.findOpeningAhead(dishes)
  // Without the address of a picture the dialog shows the drawn plate, so the invisible dialog does not load a picture.
  return first && { ...first, dish: { ...first.dish, imageUrl: null }, dishes, code }
}
