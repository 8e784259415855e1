import { isSoldOut } from '#src/features/customization/rules/sold-out-options.ts'
import { optionsOf } from '#src/features/customization/rules/picked-options.ts'
import {
  type MissingIngredient,
  shortageOfOption,
} from '#src/features/ingredients/rules/missing-ingredients.ts'
import type { MenuDish } from '#src/features/menu/server/menu.ts'
import type { KitchenOrders } from '../contract/kitchen.ts'

/**
 * What the kitchen has run out of: first the ingredients, then the dishes and options that are sold out for another reason. What
 * several dishes offer under one name is listed once.
 */
export function soldOutNow(
  missing: readonly MissingIngredient[],
  menu: readonly MenuDish[],
): KitchenOrders['soldOut'] {
  const dishes = menu.filter((dish) => !dish.isAvailable && dish.missing.length === 0)
  const options = menu
    .flatMap(({ schemas }) => schemas)
    .flatMap((schema) =>
      optionsOf(schema).filter(
        (option) => isSoldOut(option) && shortageOfOption(missing, schema.id, option.id).names.length === 0,
      ),
    )
  const all = [...missing, ...dishes, ...options].map(
    ({ name, nameVi = null, soldOutUntil = null }) => [name, { name, nameVi, until: soldOutUntil }] as const,
  )
  return [...new Map(all).values()]
}
