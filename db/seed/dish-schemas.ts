import type { SeedDishSchema } from './seed-types.ts'

/** The schemas of each dish in the order in which the dialog asks; `!` marks one that this dish requires. */
const schemasByDish: Readonly<Record<string, readonly string[]>> = {
  margherita: ['size-pizza', 'half-and-half', 'crust', 'pizza-toppings'],
  pepperoni: ['size-pizza', 'half-and-half', 'crust', 'pizza-toppings'],
  hawaiian: ['size-pizza', 'half-and-half', 'crust', 'pizza-toppings'],
  'four-cheese': ['size-pizza', 'half-and-half', 'cheese-pair', 'crust'],
  veggie: ['size-pizza', 'half-and-half', 'crust', 'pizza-toppings', 'avocado-season'],
  seafood: ['size-pizza', 'half-and-half', 'crust', 'seafood-toppings'],
  'prawn-mango': ['size-pizza', 'half-and-half', 'crust', 'seafood-toppings'],
  'tom-yum': ['size-pizza', 'half-and-half', 'spice-level!', 'crust', 'seafood-toppings'],
  'salmon-dill': ['size-pizza', 'half-and-half', 'crust', 'seafood-toppings'],
  'bbq-chicken': ['size-pizza', 'half-and-half', 'crust', 'pizza-toppings'],
  'beef-lemongrass': ['size-pizza', 'half-and-half', 'spice-level!', 'crust', 'pizza-toppings'],
  'meat-lovers': ['size-pizza', 'half-and-half', 'crust', 'pizza-toppings'],
  'grilled-pork': ['size-pizza-signature', 'half-and-half-signature', 'crust', 'spice-level'],
  'mushroom-truffle': ['size-pizza-signature', 'half-and-half-signature', 'crust', 'pizza-toppings'],
  'burrata-ham': ['size-pizza-signature', 'half-and-half-signature', 'crust'],
  'pasta-bolognese': ['pasta-shape', 'pasta-extras'],
  'pasta-carbonara': ['pasta-shape', 'pasta-extras'],
  'pasta-seafood': ['pasta-shape', 'spice-level', 'pasta-extras'],
  'garlic-bread': ['bread-dip!'],
  'caesar-salad': ['salad-protein'],
  'peach-tea': ['ice-level', 'sweetness', 'tea-extras'],
  'iced-coffee': ['ice-level', 'sweetness'],
  'lime-soda': ['ice-level', 'sweetness'],
}

export const dishSchemas: readonly SeedDishSchema[] = Object.entries(schemasByDish).flatMap(
  ([menuItemId, schemas]) =>
    schemas.map((schema, index) => ({
      menuItemId,
      customizationSchemaId: schema.replace('!', ''),
      sortOrder: index + 1,
      isRequired: schema.endsWith('!'),
    })),
)
