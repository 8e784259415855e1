import { type ReactNode, useState } from 'react'

import { showToast, type ToastContent } from '#src/design/toast-store.ts'
import type { Language } from '#src/kernel/language.ts'
import { amountOf } from '#src/kernel/money.ts'
import { showEnglish, translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import {
  addingProblem,
  addLineAfter,
  lineKey,
  removeLine,
  replaceLine,
  type CartLine,
} from '#src/features/cart/rules/cart.ts'
import { guestCart, useCart } from '#src/features/cart/ui/site/cart-store.ts'
import type { Cart } from '#src/features/cart/ui/site/stored-cart.ts'
import { fromStored, toStored } from '#src/features/customization/rules/choice.ts'
import { describeChoices, nameAsChosen } from '#src/features/customization/rules/describe-choices.ts'
import { markEnglishChoices, markEnglishDish } from '#src/kernel/english-names.ts'
import { chosenHalves, pickHalf } from '#src/features/customization/rules/halves.ts'
import type { HalvesToPick } from '#src/features/customization/ui/site/choice-section.ts'
import {
  type ChosenDish,
  CustomizationDialog,
} from '#src/features/customization/ui/site/customization-dialog.tsx'
import { usePriceNote } from '#src/features/restaurant/ui/site/use-price-note.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { addTexts } from '../../texts/add-texts.ts'
import type { OfferedHalves, Opening } from './opening.ts'
import { picturedDish } from './pictured-dish.ts'

// A tap needs these functions and `addDirectly` before the dialog opens, so they are in the same file of the build as the dialog.
// The banner for half-and-half pizzas shows the same picture as the dialog, so this file exports the picture too.
export { HalvesPicture } from '#src/design/halves-picture.tsx'
export { findHalves, findOpening, findOpeningAhead, findOpeningNow } from './opening.ts'
export { closeIntoCard, openFromCard } from './morph-picture.ts'

export interface DishDialogProps {
  dish: MenuItem
  opening: Exclude<Opening, { kind: 'direct' }>
  /** All dishes of the menu. The second half of a pizza is chosen from them. */
  dishes: readonly MenuItem[]
  open: boolean
  onClose: () => void
  /** The dishes from which the guest chooses two halves first. The dish of the left half then takes the place of `dish`. */
  halves?: readonly OfferedHalves[] | undefined
  /** The cart line that the guest is changing. Saving replaces it. */
  line?: CartLine
  /** True if saving must keep `line` and add another line after it. */
  isAnother?: boolean
  /** Called with the key of the saved line, after the dialog has closed. */
  onSaved?: (key: string) => void
}

/** The dialog for a dish. It also puts the dish into the cart. */
export function DishDialog(props: DishDialogProps) {
  const { dishes, open, onClose, halves, line: former, isAnother = false, onSaved } = props
  const [picked, setPicked] = useState<readonly string[]>([])
  const left = halves?.flatMap((group) => group.dishes).find(({ dish: { id } }) => id === picked[0])
  const { dish, opening } = left ?? props
  const texts = useTexts(addTexts)
  const language = useLanguage()
  const cart = useCart()
  const priceNote = usePriceNote()
  const flavours = dishes.map(picturedDish)
  const schemas = opening.kind === 'multi' ? opening.schemas : [opening.schema]

  function add({ choices, unitPrice, quantity }: ChosenDish): string | undefined {
    const chosen = { dish: picturedDish(dish), schemas, choices, flavours }
    const names = nameAsChosen(chosen)
    const second = flavours.find(({ id }) => id === chosenHalves(chosen, choices)?.second?.id)
    const line = cartLineOf(dish, {
      ...names,
      ...(second && { image: chosen.dish.above, secondImage: second.above }),
      price: unitPrice,
      quantity,
      customization: toStored(choices),
    })
    if (former) {
      const rejection = isAnother ? saveAnother(cart, former, line) : saveAnew(cart, former, line)
      if (rejection) return texts.rejected[rejection]
      onClose()
      setTimeout(() => onSaved?.(lineKey(line)))
      return undefined
    }
    const problem = cart.add(line)
    if (problem) return texts.rejected[problem]
    onClose()
    const described = describeChoices(chosen)
    const choiceTexts = markEnglishChoices(language, { choices: described.en, choicesVi: described.vi })
    const name = `${quantity} × ${markEnglishDish(language, names)}`
    // The toast appears only after the dialog has closed. If it appeared inside the dialog, screen readers would stop reading it
    // when the dialog closes.
    setTimeout(() => announceAdded(cart, texts, showEnglish([name, ...choiceTexts].join(' · '))))
    return undefined
  }

  const shared = {
    open,
    onClose,
    dish: picturedDish(dish),
    ...(halves
      ? {
          halves: {
            ...pickable(halves, language),
            picked,
            onPick: (id: string) => setPicked(pickHalf(picked, id)),
          },
        }
      : { description: translated(language, dish.description, dish.descriptionVi) }),
    flavours,
    priceNote,
    // Only the guest's own cart has `cart.show`, because only that cart can be opened. Without it, the dialog belongs to an order
    // that staff enter, and the button says so.
    ...(!cart.show && { addLabel: texts.addToOrder }),
    ...(former && !isAnother && { addLabel: texts.saveChoices }),
    ...(former && {
      chosen: { choices: fromStored(former.customization), quantity: isAnother ? 1 : former.quantity },
    }),
    onAdd: add,
  }
  return <CustomizationDialog {...shared} schemas={schemas} />
}

/** The dishes that can be a half, in the form that the dialog needs. */
function pickable(halves: readonly OfferedHalves[], language: Language): Pick<HalvesToPick, 'groups'> {
  return {
    groups: halves.map(({ category: { id, name, nameVi }, dishes }) => ({
      id,
      name: translated(language, name, nameVi),
      flavours: dishes.map(({ dish }) => picturedDish(dish)),
    })),
  }
}

type Rejection = ReturnType<typeof addingProblem>

/**
 * Puts `line` in the place of the cart line `former`. If another tab has removed `former`, `line` is added at the end. Returns the
 * reason if the cart does not accept it.
 */
function saveAnew(cart: Cart, former: CartLine, line: CartLine): Rejection {
  const key = lineKey(former)
  // If the cart already has a line that equals the new one, the two are joined, and the quantity may exceed the limit.
  const others = removeLine(cart.lines(), key)
  if (others.length === cart.lines().length) return cart.add(line)
  const problem = addingProblem(others, line)
  if (!problem) cart.replace(replaceLine(cart.lines(), key, line))
  return problem
}

/** Adds `line` after the cart line `former`. Returns the reason if the cart does not accept it. */
function saveAnother(cart: Cart, former: CartLine, line: CartLine): Rejection {
  const problem = addingProblem(cart.lines(), line)
  if (!problem) cart.replace(addLineAfter(cart.lines(), lineKey(former), line))
  return problem
}

/** Puts one piece of a dish without option groups into the cart. A toast says that it is in the cart, or why it is not. */
export function addDirectly(
  cart: Cart = guestCart,
  dish: MenuItem,
  language: Language,
  call: ToastContent['action'],
): void {
  const texts = addTexts[language]
  const problem = cart.add(cartLineOf(dish))
  if (problem) showToast({ title: texts.rejected[problem], tone: 'error', action: call })
  else announceAdded(cart, texts, translated(language, dish.name, dish.nameVi))
}

/** A dish as a line of the cart: one piece without chosen options, if `chosen` does not say otherwise. */
function cartLineOf(dish: MenuItem, chosen: Partial<Omit<CartLine, 'id'>> = {}): CartLine {
  const { id, name, nameVi, imageUrl } = dish
  const { unit } = dish.category
  return {
    id,
    name,
    nameVi,
    image: imageUrl,
    price: amountOf(dish.price),
    quantity: 1,
    customization: null,
    ...(unit && { unit }),
    ...chosen,
  }
}

/**
 * Shows a toast that says what was added, with a link to the cart. On a phone the toast is only read by screen readers, because the
 * bar at the bottom of the screen already has that link. Staff never see it, because their order shows the line.
 */
function announceAdded({ show }: Cart, texts: (typeof addTexts)['en'], description: ReactNode): void {
  showToast({
    title: show ? texts.added : texts.addedToOrder,
    description,
    tone: 'success',
    announcedOnly: show ? 'onPhones' : 'everywhere',
    ...(show && { action: { label: texts.viewCart, onSelect: show } }),
  })
}
