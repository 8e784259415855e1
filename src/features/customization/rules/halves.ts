import type { CustomizationSchema, DishCustomizationSchema } from '../contract/customization-schema.ts'
import { type Choice, type CustomizableDish, type DishChoices, type Flavour, halvesOfOne } from './choice.ts'
import { defaultChoices } from './default-choices.ts'
import { configuredPrice } from './picked-options.ts'

type HalfAndHalfSchema = Extract<DishCustomizationSchema, { type: 'half_and_half' }>

/** Whether this is an active half-and-half option group. In such a group the guest chooses a whole dish or two halves. */
export function isHalves<Schema extends CustomizationSchema>(
  schema: Schema,
): schema is Extract<Schema, { type: 'half_and_half' }> {
  return schema.type === 'half_and_half' && schema.isActive
}

/**
 * The chosen flavours after the guest has pressed a flavour; the first is the left half. Pressing a chosen flavour removes it. If
 * two are already chosen, the pressed flavour replaces the right half.
 */
export function pickHalf(picked: readonly string[], id: string): string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id)
  return [...picked.slice(0, halvesOfOne - 1), id]
}

/**
 * The choices for a pizza whose two halves the guest chooses one after the other: the two halves, the guest's earlier choices in
 * other option groups, and the defaults of groups without a choice. A new left half may bring new groups with it.
 */
export function choicesOfHalves(
  schemas: readonly DishCustomizationSchema[],
  made: readonly Choice[],
  secondFlavor: string | undefined,
): Choice[] {
  const halves = schemas.find(isHalves)
  const others = schemas.filter(({ id }) => id !== halves?.id)
  const kept = made.filter(({ schemaId }) => others.some(({ id }) => id === schemaId))
  const open = others.filter(({ id }) => !kept.some(({ schemaId }) => schemaId === id))
  const asHalves = halves && { schemaId: halves.id, selections: {}, orderMode: 'half_and_half' as const }
  return [
    ...kept,
    ...defaultChoices(open),
    ...(asHalves ? [secondFlavor === undefined ? asHalves : { ...asHalves, secondFlavor }] : []),
  ]
}

export interface Halves {
  schema: HalfAndHalfSchema
  /** The dish that is the second half. Undefined until the guest has chosen one. */
  second: Flavour | undefined
}

/** The first active half-and-half option group in which the guest has chosen two halves. Undefined for a whole dish. */
export function chosenHalves(
  { schemas, flavours }: Pick<DishChoices, 'schemas' | 'flavours'>,
  given: readonly Choice[],
): Halves | undefined {
  for (const schema of schemas.filter(isHalves)) {
    const choice = given.find(({ schemaId }) => schemaId === schema.id)
    if (choice?.orderMode !== 'half_and_half') continue
    return { schema, second: flavours.find(({ id }) => id === choice.secondFlavor) }
  }
  return undefined
}

/** True if the guest has chosen two halves, but not yet the dish for the second half. Such a dish has no price yet. */
export function lacksSecondHalf(
  offer: Pick<DishChoices, 'schemas' | 'flavours'>,
  given: readonly Choice[],
): boolean {
  const halves = chosenHalves(offer, given)
  return halves !== undefined && halves.second === undefined
}

/** The fee for a half-and-half pizza, in VND. A fee of 0 in the option group counts too: the usual fee does not replace it. */
export function halfAndHalfFee(schema: Extract<CustomizationSchema, { type: 'half_and_half' }>): number {
  return (
    configuredPrice(schema, 'halfAndHalfFee') ??
    configuredPrice(schema, 'half_and_half_service_fee') ??
    schema.config.halfAndHalfFee ??
    10_000
  )
}

/** The dishes that can be the second half: available dishes of the same category, except the dish itself. */
export function secondFlavours<F extends Flavour>(
  dish: Pick<CustomizableDish, 'id' | 'categoryId'>,
  flavours: readonly F[],
): F[] {
  return flavours.filter(
    ({ id, categoryId, isAvailable }) => isAvailable && categoryId === dish.categoryId && id !== dish.id,
  )
}

/** The price that stands beside a flavour for the second half: half of this flavour's own price, in whole VND. */
export function secondFlavourSurcharge({ price }: Pick<Flavour, 'price'>): number {
  return Math.round(price / 2)
}
