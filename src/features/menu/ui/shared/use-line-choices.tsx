import { type ReactNode, useRef, useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { useCall } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { loadInBrowser } from '#src/web/page-data.ts'
import { lineKey, type CartLine } from '#src/features/cart/rules/cart.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import type { DishDialog, DishDialogProps } from '../site/dish-dialog.tsx'
import { loadMenu } from '../site/load-menu.ts'

interface OpenedLine extends Pick<DishDialogProps, 'dish' | 'opening' | 'dishes' | 'line'> {
  Dialog: typeof DishDialog
  isOpen: boolean
  /** Every opening begins anew. */
  occasion: number
}

interface LineChoices {
  /** Opens the dialog of the line's dish with what was chosen, as far as it is offered now. Saving replaces the line. */
  choose(line: CartLine): Promise<void>
  /** The key of the line whose dialog is on its way. */
  pendingKey: string | undefined
  /** To be rendered once, beside the lines. */
  dialog: ReactNode
}

/** Choosing again for a line of the cart, after the office has changed what its dish offers. `onSaved` comes once the dialog has closed. */
export function useLineChoices(onSaved: () => void): LineChoices {
  const texts = useTexts(menuTexts)
  const call = useCall()
  const busy = useRef(false)
  const [pendingKey, setPendingKey] = useState<string>()
  const [opened, setOpened] = useState<OpenedLine>()

  async function open(line: CartLine) {
    const [{ DishDialog: Dialog, findOpeningNow }, { dishes }] = await Promise.all([
      import('../site/dish-dialog.tsx'),
      loadInBrowser('/menu', loadMenu),
    ])
    const dish = dishes.find(({ id }) => id === line.id)
    const opening = dish && (await findOpeningNow(dish))
    if (!dish || !opening || opening.kind === 'direct') throw new Error('This dish asks nothing')
    setOpened((former) => ({
      dish,
      opening,
      dishes,
      line,
      Dialog,
      isOpen: true,
      occasion: (former?.occasion ?? 0) + 1,
    }))
  }

  async function choose(line: CartLine) {
    if (busy.current) return
    busy.current = true
    setPendingKey(lineKey(line))
    try {
      await open(line)
    } catch {
      showToast({ title: texts.cannotOpen, description: texts.cannotOpenHint, tone: 'error', action: call })
    } finally {
      busy.current = false
      setPendingKey(undefined)
    }
  }

  if (!opened) return { choose, pendingKey, dialog: null }
  const { Dialog, isOpen, occasion, ...props } = opened
  const close = () => setOpened({ ...opened, isOpen: false })
  const dialog = <Dialog key={occasion} {...props} open={isOpen} onClose={close} onSaved={onSaved} />
  return { choose, pendingKey, dialog }
}
