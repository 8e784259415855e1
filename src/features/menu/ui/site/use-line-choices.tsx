import { type ReactNode, useRef, useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { useCall } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { lineKey, type CartLine } from '#src/features/cart/rules/cart.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import type { DishDialog, DishDialogProps } from './dish-dialog.tsx'
import { loadMenuOnce } from './load-menu.ts'

/**
 * Why the guest opens the dialog for a cart line: its options are no longer offered (`again`), to change its options (`edit`), or
 * to add another line of the same dish (`another`).
 */
export type Choosing = 'again' | 'edit' | 'another'

interface OpenedLine extends Pick<DishDialogProps, 'dish' | 'opening' | 'dishes' | 'line' | 'isAnother'> {
  Dialog: typeof DishDialog
  choosing: Choosing
  isOpen: boolean
  /** How often the dialog has been opened. It is the dialog's React key, so that the dialog starts with fresh state each time. */
  occasion: number
}

interface LineChoices {
  /**
   * Opens the dialog for the dish of a cart line, with the line's options as far as they are still offered. Saving replaces the
   * line, or adds another one.
   */
  choose(line: CartLine, choosing: Choosing): Promise<void>
  /** Why the dialog for the cart line with this key is being loaded. Undefined if it is not being loaded. */
  pendingOf(key: string): Choosing | undefined
  /** The component that uses this hook must render `dialog` once, beside the lines. */
  dialog: ReactNode
}

/**
 * Lets guests change the options of a cart line in a dialog. After the dialog has closed, `onSaved` is called with the key of the
 * saved line.
 */
export function useLineChoices(onSaved: (key: string, choosing: Choosing) => void): LineChoices {
  const texts = useTexts(menuTexts)
  const call = useCall()
  const busy = useRef(false)
  const [pending, setPending] = useState<{ key: string; choosing: Choosing }>()
  const [opened, setOpened] = useState<OpenedLine>()

  async function open(line: CartLine, choosing: Choosing) {
    const [{ DishDialog: Dialog, findOpeningNow }, { dishes }] = await Promise.all([
      import('./dish-dialog.tsx'),
      loadMenuOnce(),
    ])
    const dish = dishes.find(({ id }) => id === line.id)
    const opening = dish && (await findOpeningNow(dish))
    if (!dish || !opening || opening.kind === 'direct') throw new Error('This dish asks nothing')
    setOpened((former) => ({
      dish,
      opening,
      dishes,
      line,
      choosing,
      isAnother: choosing === 'another',
      Dialog,
      isOpen: true,
      occasion: (former?.occasion ?? 0) + 1,
    }))
  }

  async function choose(line: CartLine, choosing: Choosing) {
    if (busy.current) return
    busy.current = true
    setPending({ key: lineKey(line), choosing })
    try {
      await open(line, choosing)
    } catch {
      showToast({ title: texts.cannotOpen, description: texts.cannotOpenHint, tone: 'error', action: call })
    } finally {
      busy.current = false
      setPending(undefined)
    }
  }

  const pendingOf = (key: string) => (pending?.key === key ? pending.choosing : undefined)
  if (!opened) return { choose, pendingOf, dialog: null }
  const { Dialog, isOpen, occasion, choosing, ...props } = opened
  const close = () => setOpened({ ...opened, isOpen: false })
  const saved = (key: string) => onSaved(key, choosing)
  const dialog = <Dialog key={occasion} {...props} open={isOpen} onClose={close} onSaved={saved} />
  return { choose, pendingOf, dialog }
}
