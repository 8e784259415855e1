import { amountOf } from '#src/kernel/money.ts'
import type { PicturedDish } from '#src/features/customization/ui/site/choice-section.ts'
import type { MenuItem } from '../../contract/menu.ts'

/** A dish of the menu in the form that the dialogs need. */
export function picturedDish({
  imageUrl: image,
  aboveImageUrl,
  price,
  category: { unit },
  ...dish
}: MenuItem): PicturedDish {
  const { id, categoryId, name, nameVi, isAvailable, imagePlaceholder, allergens, diet } = dish
  const shown = { id, categoryId, name, nameVi, isAvailable, image, imagePlaceholder, allergens, diet, unit }
  return { ...shown, above: aboveImageUrl ?? image, price: amountOf(price) }
}
