import type {
  CustomizationOption,
  CustomizationSchema,
} from '#src/features/customization/contract/customization-schema.ts'
import { optionsOf } from '#src/features/customization/rules/picked-options.ts'
import { isSoldOut } from '#src/features/customization/rules/sold-out-options.ts'
import type { MenuItem } from '../contract/menu.ts'

interface Named {
  readonly name: string
  readonly nameVi: string | null
}

/**
 * A row of the screen on which staff mark things as sold out: a dish, or an option of an option group. Beside its name, the row
 * shows the category or the option group.
 */
export type SellableRow = Named & {
  readonly id: string
  readonly category: Named
  readonly isAvailable: boolean
  readonly soldOutUntil: string | null
} & (
    | { readonly dish: MenuItem }
    | {
        readonly dish?: undefined
        readonly schema: CustomizationSchema
        readonly option: CustomizationOption
      }
  )

/** All dishes in the given order, followed by the options of active option groups. */
export function sellableRows(
  dishes: readonly MenuItem[],
  schemas: readonly CustomizationSchema[],
): SellableRow[] {
  return [
    ...dishes.map((dish) => ({ ...rowOfDish(dish), dish })),
    ...schemas
      .filter(({ isActive }) => isActive)
      .flatMap((schema) =>
        optionsOf(schema).map((option) => ({
          id: `${schema.id} ${option.id}`,
          name: option.name,
          nameVi: option.nameVi ?? null,
          category: { name: schema.name, nameVi: schema.nameVi },
          isAvailable: !isSoldOut(option),
          soldOutUntil: option.soldOutUntil ?? null,
          schema,
          option,
        })),
      ),
  ]
}

function rowOfDish({ id, name, nameVi, category, isAvailable, soldOutUntil }: MenuItem) {
  return { id, name, nameVi, category, isAvailable, soldOutUntil }
}
