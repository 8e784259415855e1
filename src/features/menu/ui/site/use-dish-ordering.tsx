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
 * Loads the dialog's code. Code that is already loaded is available in the same task of the event loop as the tap. If loading has
 * failed, the next call tries again.
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

/** Loads the dialog's code when a guest is about to press a button, for example when the pointer is on it. */
export function preloadDishDialog(): void {
  // If this fails, the press itself tries again and shows the error.
  loadDishDialog().catch(() => undefined)
}

/**
 * Loads what a first tap needs: the dialog's code, the option groups of all dishes and, if the page does not contain it, the menu.
 * Does nothing if the visitor wants to save data (`savesData`).
 */
export function prepareOrdering({ holdsMenu }: { holdsMenu: boolean }): void {
  if (savesData()) return
  fetchOffersAhead()
  preloadDishDialog()
  if (!holdsMenu) void findMenu()
}

/** What the dialog shows. */
type Asked = Pick<DishDialogProps, 'dish' | 'opening' | 'halves'>

/** The value of `pendingId` while the dialog for a half-and-half pizza is loading; for other dialogs it is the id of the dish. */
export const pendingHalves = 'halves'

interface PreparedDialog extends Asked, Pick<DishDialogProps, 'dishes'> {
  code: DialogCode
}

interface RenderedDialog extends PreparedDialog {
  /** False while the dialog is rendered invisibly, before the guest has tapped. */
  isShown: boolean
  isOpen: boolean
  /** The card from which the dialog was opened. Its picture moves and grows into the picture of the dialog. */
  card: Element | null
  /** How often the dialog has been opened. It is part of the dialog's key, so that the choices start anew each time. */
  occasion: number
}

interface DishOrdering {
  /**
   * Adds a dish to the cart. If the dish has option groups, its dialog opens first. While a dish is being added, other calls have
   * no effect. `pressed` is an element in the card of the dish. The function stays the same between renders, so that React need not
   * render the cards again.
   */
  add: (dish: MenuItem, pressed?: Element) => void
  /** Opens the dialog for a half-and-half pizza. The guest chooses any two of these dishes that belong to the same group. */
  addHalves: (groups: readonly DishGroup[]) => void
  /** The dish whose dialog is loading, or `pendingHalves`. */
  pendingId: string | undefined
  /** The component that uses this hook must render `dialog` once, anywhere on the page. */
  dialog: ReactNode
}

/**
 * Adds dishes to the cart from a list of dishes: on the menu, on the home page, and in the office. The office has already loaded
 * the menu and passes it as `menu`.
 */
export function useDishOrdering(menu?: readonly MenuItem[]): DishOrdering {
  const texts = useTexts(menuTexts)
  const call = useCall()
  const language = useLanguage()
  const cart = use(CurrentCart)
  const busy = useRef(false)
  const [pendingId, setPendingId] = useState<string>()
  const [rendered] = useState(() => createStore<RenderedDialog | undefined>(undefined))

  /** Loads the dialog's code, and then opens the dialog with what `find` returns. Until then other calls have no effect. */
  const ask = useCallback(
    (id: string, find: (code: DialogCode) => Promise<Asked | undefined>, pressed?: Element) => {
      const card = pressed?.closest('article') ?? null
      async function open() {
        const code = await loadDishDialog()
        const asked = await find(code)
        if (!asked) return
        // If the other dishes cannot be loaded, guests cannot choose a second half, but everything else in the dialog works.
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

/** The dialog is a component of its own, so that React does not render the list of dishes again when the dialog opens or closes. */
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
 * When the page is idle, renders the dialog of the first dish with option groups invisibly. A browser compiles code when it first
 * runs, so this makes the first real tap faster. Does nothing if the visitor wants to save data.
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

/** Whether the dialog that was rendered invisibly is the one for this dish, with exactly the same option groups. */
function isAhead(rendered: RenderedDialog, { dish, opening, halves }: Asked): boolean {
  const { isShown, dish: ahead, opening: openingAhead } = rendered
  if (halves) return false
  return !isShown && ahead.id === dish.id && JSON.stringify(openingAhead) === JSON.stringify(opening)
}

async function prepareDialog(menu?: readonly MenuItem[]): Promise<PreparedDialog | undefined> {
  const code = await loadDishDialog()
  const dishes = menu ?? (await findMenu())
  const first = await code.findOpeningAhead(dishes)
  // Without a picture's address the dialog shows the drawing of a plate. So the invisible dialog does not load a picture.
  return first && { ...first, dish: { ...first.dish, imageUrl: null }, dishes, code }
}
