import { amountOf } from '#src/kernel/money.ts'
import { useLanguage } from '#src/web/language.tsx'
import type { PicturedDish } from '#src/features/customization/ui/shared/choice-section.ts'
import { sortDishes } from '../../rules/menu-order.ts'
import { useDishes } from './menu-queries.ts'

/** The dishes of the menu, in its order, as the guests' dialogs show them; none until they are loaded. */
export function usePicturedDishes(): readonly PicturedDish[] {
  const language = useLanguage()
  const { data = [] } = useDishes()
  return sortDishes(data, language).map((dish) => ({
    id: dish.id,
    categoryId: dish.categoryId,
    name: dish.name,
    nameVi: dish.nameVi,
    price: amountOf(dish.price),
    isAvailable: dish.isAvailable,
    image: dish.imageUrl,
    imagePlaceholder: dish.imagePlaceholder,
  }))
}
