import { availabilityAt, type Availability } from '#src/kernel/availability.ts'
import type { CustomizationOption, CustomizationSchema } from '../contract/customization-schema.ts'

/**
 * The sold-out options of an option group, by option id. The value is the ISO time at which the option is on sale again, or null
 * until further notice.
 */
export type SoldOutOptions = Readonly<Record<string, string | null>>

export function isSoldOut({ isAvailable = true }: CustomizationOption): boolean {
  return !isAvailable
}

/** Whether the option is on sale, and until when it is sold out. An option without these fields is on sale. */
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

/** The option group at a given time. Options whose sold-out time is over by then are on sale again. */
export function schemaAt<Schema extends CustomizationSchema>(schema: Schema, now: Date): Schema {
  return mapOptions(schema, (option) => {
    if (!isSoldOut(option) || !availabilityAt(availabilityOf(option), now).isAvailable) return option
    const { isAvailable: _past, soldOutUntil: _time, ...onSaleAgain } = option
    return onSaleAgain
  })
}

/** Puts `option` in the place of the option that has the same id. */
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
  // The cast is correct, because the option group's type determines which list of options `config` has.
  const config = schema.config as Partial<Record<typeof list, CustomizationOption[]>>
  return { ...schema, config: { ...config, [list]: config[list]?.map(change) } }
}
