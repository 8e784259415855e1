import { inLanguage } from '#src/kernel/language.ts'
import { amountOf } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useCart } from '#src/features/cart/ui/shared/cart-store.ts'
import { toStored } from '#src/features/customization/rules/choice.ts'
import { describeChoices, nameAsChosen } from '#src/features/customization/rules/describe-choices.ts'
import { chosenHalves } from '#src/features/customization/rules/halves.ts'
import type { PicturedDish } from '#src/features/customization/ui/shared/choice-section.ts'
import type { ChosenDish } from '#src/features/customization/ui/shared/customization-dialog.tsx'
import {
  MultiSchemaDialog,
  SingleSchemaDialog,
} from '#src/features/customization/ui/shared/customization-dialog.tsx'
import type { MenuItem } from '../../contract/menu.ts'
import { addTexts } from '../../texts/add-texts.ts'
import { announceAdded, cartLineOf } from './add-dish.ts'
import type { Opening } from './opening.ts'
import { useVatNote } from './use-vat-note.ts'

// A tap needs these before it needs the dialog; they come with it, in one file.
export { addDirectly } from './add-dish.ts'
export { findOpening } from './opening.ts'

export interface DishDialogProps {
  dish: MenuItem
  opening: Exclude<Opening, { kind: 'direct' }>
  /** The whole menu: second halves come from it. */
  dishes: readonly MenuItem[]
  open: boolean
  onClose: () => void
}

/** The dialog a dish calls for, and the way from there into the cart. */
export function DishDialog({ dish, opening, dishes, open, onClose }: DishDialogProps) {
  const texts = useTexts(addTexts)
  const language = useLanguage()
  const cart = useCart()
  const priceNote = useVatNote()
  const flavours = dishes.map(picturedDish)
  const schemas = opening.kind === 'multi' ? opening.schemas : [opening.schema]

  function add({ choices, unitPrice, quantity }: ChosenDish): string | undefined {
    const chosen = { dish: picturedDish(dish), schemas, choices, flavours }
    const names = nameAsChosen(chosen)
    const halves = chosenHalves(chosen, choices)
    const second = flavours.find(({ id }) => id === halves?.second?.id)
    const line = cartLineOf(dish, {
      ...names,
      ...(second && { secondImage: second.image }),
      price: unitPrice,
      quantity,
      customization: toStored(choices),
    })
    const problem = cart.add(line)
    if (problem) return texts.rejected[problem]
    onClose()
    const choiceTexts = describeChoices(chosen)[language]
    const name = `${quantity} × ${inLanguage(language, names.name, names.nameVi)}`
    // Once the dialog is gone: what is announced inside of it would leave with it.
    setTimeout(() => announceAdded(cart, texts, [name, ...choiceTexts].join(' · ')))
    return undefined
  }

  const shared = {
    open,
    onClose,
    dish: picturedDish(dish),
    description: inLanguage(language, dish.description, dish.descriptionVi),
    flavours,
    priceNote,
    // Staff enter an order; guests have a cart to look into.
    ...(!cart.show && { addLabel: texts.addToOrder }),
    onAdd: add,
  }
  return opening.kind === 'multi' ? (
    <MultiSchemaDialog {...shared} schemas={opening.schemas} />
  ) : (
    <SingleSchemaDialog {...shared} schema={opening.schema} />
  )
}

function picturedDish({
  id,
  categoryId,
  name,
  nameVi,
  price,
  isAvailable,
  imageUrl: image,
  imagePlaceholder,
}: MenuItem): PicturedDish {
  return { id, categoryId, name, nameVi, price: amountOf(price), isAvailable, image, imagePlaceholder }
}
