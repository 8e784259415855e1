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

// A tap needs these functions and `addDirectly` before it opens the dialog, so all of them are in one file with the dialog. The
// banner for two halves shows the same picture as the dialog, so this file exports the picture too.
export { HalvesPicture } from '#src/design/halves-picture.tsx'
export { findHalves, findOpening, findOpeningAhead, findOpeningNow } from './opening.ts'
export { closeIntoCard, openFromCard } from './morph-picture.ts'

export interface DishDialogProps {
  dish: MenuItem
  opening: Exclude<Opening, { kind: 'direct' }>
  /** The whole menu, because second halves come from it. */
  dishes: readonly MenuItem[]
  open: boolean
  onClose: () => void
  /** The dishes from which the guest first picks two halves. The left half then takes the place of `dish`. */
  halves?: readonly OfferedHalves[] | undefined
  /** The cart line whose choices are changed. Saving replaces it. */
  line?: CartLine
  /** If true, saving keeps `line` and adds another line after it. */
  isAnother?: boolean
  /** Called with the key of the saved line, once the dialog has closed. */
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
    // The toast appears only after the dialog has closed, because screen readers would lose an announcement inside the dialog.
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
    // Only the guests' cart can be opened, so only it has `cart.show`. Without it the cart is an order that staff enter, and the
    // button says so.
    ...(!cart.show && { addLabel: texts.addToOrder }),
    ...(former && !isAnother && { addLabel: texts.saveChoices }),
    ...(former && {
      chosen: { choices: fromStored(former.customization), quantity: isAnother ? 1 : former.quantity },
    }),
    onAdd: add,
  }
  return <CustomizationDialog {...shared} schemas={schemas} />
}

/** The dishes that can be a half, in the form that the dialog takes. */
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
 * Replaces a cart line by another. If another tab has removed the old line, the new one is added. Returns the reason if neither is
 * possible.
 */
function saveAnew(cart: Cart, former: CartLine, line: CartLine): Rejection {
  const key = lineKey(former)
  // The new line may be equal to another line of the cart. Both then become one line, and its quantity may exceed the limit.
  const others = removeLine(cart.lines(), key)
  if (others.length === cart.lines().length) return cart.add(line)
  const problem = addingProblem(others, line)
  if (!problem) cart.replace(replaceLine(cart.lines(), key, line))
  return problem
}

/** Adds a line after another. Returns the reason if that fails. */
function saveAnother(cart: Cart, former: CartLine, line: CartLine): Rejection {
  const problem = addingProblem(cart.lines(), line)
  if (!problem) cart.replace(addLineAfter(cart.lines(), lineKey(former), line))
  return problem
}

/** Puts one piece of a dish without questions into the cart. Announces that it is in the cart, or why it is not. */
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

/** A dish as the cart stores it: one piece without changes, unless the guest chose otherwise. */
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
 * Announces what was added to the cart, with a link to the cart. On a phone it is only read out, because the bar at the bottom of
 * the screen has that link.
 */
function announceAdded({ show }: Cart, texts: (typeof addTexts)['en'], description: ReactNode): void {
  showToast({
    title: show ? texts.added : texts.addedToOrder,
    description,
    tone: 'success',
    announcedOnly: 'on-phones',
    ...(show && { action: { label: texts.viewCart, onSelect: show } }),
  })
}
