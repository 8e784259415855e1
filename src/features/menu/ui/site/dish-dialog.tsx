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
import { type Cart, useCart } from '#src/features/cart/ui/site/cart-store.ts'
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

// A tap needs this before it needs the dialog, and so it needs `addDirectly`; they come in one file. The way to two halves shows
// the picture that the dialog has.
export { HalvesPicture } from '#src/design/halves-picture.tsx'
export { findHalves, findOpening, findOpeningAhead, findOpeningNow } from './opening.ts'
export { closeIntoCard, openFromCard } from './morph-picture.ts'

export interface DishDialogProps {
  dish: MenuItem
  opening: Exclude<Opening, { kind: 'direct' }>
  /** The whole menu: second halves come from it. */
  dishes: readonly MenuItem[]
  open: boolean
  onClose: () => void
  /** Two halves are picked from these first: the left one takes the place of `dish`. */
  halves?: readonly OfferedHalves[] | undefined
  /** The line of the cart that is chosen anew: saving replaces it. */
  line?: CartLine
  /** Saving leaves that line, and puts another after it. */
  isAnother?: boolean
  /** Called with the key of the saved line, once the dialog is gone. */
  onSaved?: (key: string) => void
}

/** The dialog a dish calls for, and what puts it into the cart. */
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
    // Once the dialog is gone: what is announced inside of it would leave with it.
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
    // Staff enter an order; guests have a cart to look into.
    ...(!cart.show && { addLabel: texts.addToOrder }),
    ...(former && !isAnother && { addLabel: texts.saveChoices }),
    ...(former && {
      chosen: { choices: fromStored(former.customization), quantity: isAnother ? 1 : former.quantity },
    }),
    onAdd: add,
  }
  // A dish that asks several things has its picture beside the questions if there is room.
  const size = opening.kind === 'multi' ? 'large' : 'medium'
  return <CustomizationDialog {...shared} schemas={schemas} size={size} />
}

/** The dishes that can be a half as the dialog shows them. */
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

/** Puts a line in place of another; in addition where that is gone, because another tab has removed it. Returns why not. */
function saveAnew(cart: Cart, former: CartLine, line: CartLine): Rejection {
  const key = lineKey(former)
  // It may become the same as another line, which has its own number of pieces.
  const others = removeLine(cart.lines(), key)
  if (others.length === cart.lines().length) return cart.add(line)
  const problem = addingProblem(others, line)
  if (!problem) cart.replace(replaceLine(cart.lines(), key, line))
  return problem
}

/** Puts a line after another. Returns why not. */
function saveAnother(cart: Cart, former: CartLine, line: CartLine): Rejection {
  const problem = addingProblem(cart.lines(), line)
  if (!problem) cart.replace(addLineAfter(cart.lines(), lineKey(former), line))
  return problem
}

/** Puts one of a dish that has nothing to ask into the cart, and says so, or why not. */
export function addDirectly(
  cart: Cart,
  dish: MenuItem,
  language: Language,
  call: ToastContent['action'],
): void {
  const texts = addTexts[language]
  const problem = cart.add(cartLineOf(dish))
  if (problem) showToast({ title: texts.rejected[problem], tone: 'error', action: call })
  else announceAdded(cart, texts, translated(language, dish.name, dish.nameVi))
}

/** A dish as the cart stores it; as it is, one piece, unless the guest chose otherwise. */
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

/** Says what has gone into the cart, with a link to it. On a phone the bar at the bottom of the screen leads there. */
function announceAdded({ show }: Cart, texts: (typeof addTexts)['en'], description: ReactNode): void {
  showToast({
    title: show ? texts.added : texts.addedToOrder,
    description,
    tone: 'success',
    announcedOnly: 'on-phones',
    ...(show && { action: { label: texts.viewCart, onSelect: show } }),
  })
}
