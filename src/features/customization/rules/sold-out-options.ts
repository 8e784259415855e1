import { availabilityAt, type Availability } from '#src/kernel/availability.ts'
import type { CustomizationOption, CustomizationSchema } from '../contract/customization-schema.ts'

/**
 * The sold-out options of an option group, by option id. The value is the ISO instant until which the option is sold out, or null
 * until further notice.
 */
export type SoldOutOptions = Readonly<Record<string, string | null>>

export function isSoldOut({ isAvailable = true }: CustomizationOption): boolean {
  return !isAvailable
}

/** The option's availability. If it has neither of these fields, it is on sale. */
export function availabilityOf({
  isAvailable = true,
  soldOutUntil = null,
}: Pick<CustomizationOption, 'isAvailable' | 'soldOutUntil'>): Availability {
  return { isAvailable, soldOutUntil }
}

/** Marks the sold-out options of an option group. */
export function markSoldOut<Schema extends CustomizationSchema>(
  schema: Schema,
  soldOut: SoldOutOptions,
): Schema {
  return mapOptions(schema, (option) => {
    const { isAvailable: _former, soldOutUntil: _time, ...rest } = option
    if (!Object.hasOwn(soldOut, option.id)) return rest
    return { ...rest, isAvailable: false, soldOutUntil: soldOut[option.id] ?? null }
  })
}

/** The option group at an instant. Options that were sold out until then or earlier are on sale again. */
export function schemaAt<Schema extends CustomizationSchema>(schema: Schema, now: Date): Schema {
  return mapOptions(schema, (option) => {
    if (!isSoldOut(option) || !availabilityAt(availabilityOf(option), now).isAvailable) return option
    const { isAvailable: _past, soldOutUntil: _time, ...onSaleAgain } = option
    return onSaleAgain
  })
}

/** Replaces the option that has the same id as this one. */
export function setOption<Schema extends CustomizationSchema>(
  schema: Schema,
  changed: CustomizationOption,
): Schema {
  return mapOptions(schema, (option) => (option.id === changed.id ? changed : option))
}

const listOf = {
  size_selection: 'sizes',
  additional_toppings: 'toppings',
  single_choice_options: 'options',
  half_and_half: undefined,
} as const

/** The option group with `change` applied to each of its options. */
export function mapOptions<Schema extends CustomizationSchema>(
  schema: Schema,
  change: (option: CustomizationOption) => CustomizationOption,
): Schema {
  const list = listOf[schema.type]
  if (!list) return schema
  // The cast is right: the type of the option group decides which list its config has.
  const config = schema.config as Partial<Record<typeof list, CustomizationOption[]>>
  return { ...schema, config: { ...config, [list]: config[list]?.map(change) } }
}
