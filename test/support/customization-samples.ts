/** Schemas, dishes and choices for the tests of every rule that has to do with customization. */
import fc from 'fast-check'

import { allergens, diets } from '#src/kernel/dietary.ts'
import { isInheritedName } from '#src/kernel/inherited-name.ts'
import type {
  CustomizationOption,
  DishCustomizationSchema,
} from '#src/features/customization/contract/customization-schema.ts'
import type { Choice, DishChoices, Flavour } from '#src/features/customization/rules/choice.ts'
import { maxToppings } from '#src/features/customization/rules/picked-options.ts'

type Type = DishCustomizationSchema['type']
type SchemaOf<T extends Type> = Extract<DishCustomizationSchema, { type: T }>

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const plain = {
  nameVi: null,
  description: null,
  descriptionVi: null,
  baseSchemaId: null,
  isBaseSchema: false,
}

type Offered = Partial<Pick<DishCustomizationSchema, 'id' | 'isActive' | 'isRequired' | 'pricingConfig'>>

export function sizes(
  offered: Offered = {},
  list: CustomizationOption[] = [size('16cm'), size('18cm')],
): SchemaOf<'size_selection'> {
  return { ...base('sizes', offered), type: 'size_selection', isRequired: true, config: { sizes: list } }
}

export function halves(
  offered: Offered = {},
  config: SchemaOf<'half_and_half'>['config'] = {},
): SchemaOf<'half_and_half'> {
  return { ...base('halves', offered), type: 'half_and_half', config }
}

export function toppings(
  offered: Offered = {},
  config: Partial<SchemaOf<'additional_toppings'>['config']> = {},
): SchemaOf<'additional_toppings'> {
  const list = [
    { id: 'mushroom', name: 'Mushroom', nameVi: 'Nấm' },
    { id: 'olive', name: 'Olives', nameVi: 'Ô liu' },
    { id: 'basil', name: 'Basil', nameVi: 'Húng tây' },
  ]
  return { ...base('toppings', offered), type: 'additional_toppings', config: { toppings: list, ...config } }
}

export function options(offered: Offered = {}): SchemaOf<'single_choice_options'> {
  const list = [
    { id: 'classic', name: 'Classic crust', nameVi: 'Viền thường' },
    { id: 'cheese', name: 'Cheese crust', nameVi: 'Viền phô mai', price: 30_000 },
  ]
  return { ...base('crust', offered), type: 'single_choice_options', config: { options: list } }
}

/** The schema with what its dialog starts with. */
export function withDefault(
  schema: DishCustomizationSchema,
  defaultChoice: string | string[],
): DishCustomizationSchema {
  // The kind stays: only a field that every kind has is set.
  return { ...schema, config: { ...schema.config, defaultChoice } } as DishCustomizationSchema
}

function base(id: string, offered: Offered) {
  const identity = { id, name: id, sortOrder: 0 }
  return { ...plain, ...times, ...identity, isActive: true, isRequired: false, pricingConfig: {}, ...offered }
}

export function size(id: string, name = id) {
  return { id, name, nameVi: null }
}

export const pepperoni: Flavour = {
  id: 'pepperoni',
  categoryId: 'pizza',
  name: 'Italian Pepperoni',
  nameVi: 'Pepperoni Ý',
  price: 189_000,
  isAvailable: true,
  allergens: null,
  diet: null,
}
export const hawaii: Flavour = { ...pepperoni, id: 'hawaii', name: 'Hawaii', nameVi: null, price: 168_000 }
export const soldOutPizza: Flavour = { ...hawaii, id: 'seafood', name: 'Seafood', isAvailable: false }
export const lemonTea: Flavour = {
  ...hawaii,
  id: 'tea',
  categoryId: 'drinks',
  name: 'Lemon tea',
  price: 35_000,
}
export const menu = [pepperoni, hawaii, soldOutPizza, lemonTea]

/** Puts choices together for the pepperoni pizza. */
export function chosen(schemas: DishCustomizationSchema[], choices: DishChoices['choices']): DishChoices {
  return { dish: pepperoni, schemas, choices, flavours: menu }
}

const price = fc.nat({ max: 9_999_999 })
// The contract rejects the others as ids.
const id = fc.stringMatching(/^[a-z0-9_-]{1,12}$/).filter((text) => !isInheritedName(text))
const dietary = {
  allergens: fc.option(fc.subarray([...allergens])),
  diet: fc.option(fc.subarray([...diets])),
}
const optionList = fc
  .uniqueArray(
    fc.record({
      id,
      name: fc.string({ minLength: 1, maxLength: 20 }),
      nameVi: fc.constantFrom(null, 'Nấm'),
      ...dietary,
    }),
    { selector: (option) => option.id, minLength: 1, maxLength: 6 },
  )
  .chain((list) =>
    fc.array(price, { minLength: list.length, maxLength: list.length }).map((prices) => ({
      list,
      pricingConfig: Object.fromEntries(list.map((option, index) => [option.id, prices[index] ?? 0])),
    })),
  )

const anySchema = (schemaId: string): fc.Arbitrary<DishCustomizationSchema> =>
  fc
    .record({
      isRequired: fc.boolean(),
      content: optionList,
      kind: fc.nat({ max: 3 }),
      min: fc.nat(),
      max: fc.nat(),
      fee: fc.option(price),
      several: fc.boolean(),
    })
    .map(({ isRequired, content: { list, pricingConfig }, kind, min, max, fee, several }) => {
      const offered = { id: schemaId, isRequired, pricingConfig }
      if (kind === 0) return sizes({ id: schemaId, pricingConfig }, list)
      if (kind === 1) return halves({ id: schemaId, isRequired }, { halfAndHalfFee: fee })
      if (kind === 2) return { ...options(offered), config: { options: list } }
      const maxSelections = 1 + (max % list.length)
      const most = maxToppings({ allowMultiple: several, maxSelections })
      return toppings(offered, {
        toppings: list,
        allowMultiple: several,
        minSelections: min % (most + 1),
        maxSelections,
      })
    })

function validChoice(
  schema: DishCustomizationSchema,
  flavours: Flavour[],
  maySplit: boolean,
): fc.Arbitrary<Choice[]> {
  const schemaId = schema.id
  const maybe = (choice: fc.Arbitrary<Choice>) =>
    schema.isRequired ? choice.map((one) => [one]) : fc.option(choice).map((one) => (one ? [one] : []))
  switch (schema.type) {
    case 'size_selection':
      return maybe(
        fc.constantFrom(...schema.config.sizes).map((one) => ({ schemaId, selections: { size: one.id } })),
      )
    case 'single_choice_options':
      return maybe(
        fc
          .constantFrom(...schema.config.options)
          .map((one) => ({ schemaId, selections: { option: one.id } })),
      )
    case 'additional_toppings': {
      const ids = schema.config.toppings.map((topping) => topping.id)
      const least = Math.max(schema.config.minSelections ?? 0, schema.isRequired ? 1 : 0)
      return fc
        .shuffledSubarray(ids, {
          minLength: least,
          maxLength: Math.min(maxToppings(schema.config), ids.length),
        })
        .map((picked) => [{ schemaId, selections: { toppings: picked } }])
    }
    case 'half_and_half': {
      const whole = fc.constant<Choice>({ schemaId, selections: {}, orderMode: 'whole' })
      if (!maySplit) return maybe(whole)
      const half = fc.constantFrom(...flavours).map((one): Choice => ({
        schemaId,
        selections: {},
        orderMode: 'half_and_half',
        secondFlavor: one.id,
      }))
      return maybe(fc.oneof(whole, half))
    }
  }
}

/** Any dish with any schemas, and choices for it that may be sold. */
export const validDishChoices: fc.Arbitrary<
  DishChoices & { choices: Choice[]; schemas: DishCustomizationSchema[]; flavours: Flavour[]; dish: Flavour }
> = fc
  .record({
    schemaIds: fc.uniqueArray(id, { maxLength: 5 }),
    dishes: fc.array(fc.record({ price, ...dietary }), { minLength: 4, maxLength: 4 }),
  })
  .chain(({ schemaIds, dishes }) => {
    const flavours = dishes.map((one, index) => ({ ...hawaii, ...one, id: `flavour-${index}` }))
    const dish = { ...pepperoni, ...dishes[0] }
    return fc.tuple(...schemaIds.map(anySchema)).chain((schemas) => {
      const divider = schemas.find(({ type }) => type === 'half_and_half')
      return fc
        .tuple(...schemas.map((schema) => validChoice(schema, flavours, schema === divider)))
        .map((choices) => ({ dish, schemas, flavours: [dish, ...flavours], choices: choices.flat() }))
    })
  })
