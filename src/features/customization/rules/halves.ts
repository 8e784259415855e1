import type { CustomizationSchema, DishCustomizationSchema } from '../contract/customization-schema.ts'
import { type Choice, type CustomizableDish, type DishChoices, type Flavour, halvesOfOne } from './choice.ts'
import { defaultChoices } from './default-choices.ts'
import { configuredPrice } from './picked-options.ts'

type HalfAndHalfSchema = Extract<DishCustomizationSchema, { type: 'half_and_half' }>

/** Whether this is an active half-and-half option group, which asks for one flavour or two halves. */
export function isHalves<Schema extends CustomizationSchema>(
  schema: Schema,
): schema is Extract<Schema, { type: 'half_and_half' }> {
  return schema.type === 'half_and_half' && schema.isActive
}

/**
 * The flavours that are picked after the guest has pressed one more, the left half first. Pressing a picked flavour removes it. If
 * two are picked already, the pressed one replaces the right half.
 */
export function pickHalf(picked: readonly string[], id: string): string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id)
  return [...picked.slice(0, halvesOfOne - 1), id]
}

/**
 * The choices for a pizza whose halves the guest picks separately: the two halves, the choices made so far for the other option
 * groups, and the defaults of groups without a choice, such as groups that only the new left half has.
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
  /** The dish of the second half. It is undefined until the guest has picked one. */
  second: Flavour | undefined
}

/** The first active half-and-half option group whose choice asks for halves. Undefined for a whole dish. */
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

/** True while the guest wants two halves but has not chosen the second. Such a dish has no price yet. */
export function lacksSecondHalf(
  offer: Pick<DishChoices, 'schemas' | 'flavours'>,
  given: readonly Choice[],
): boolean {
  const halves = chosenHalves(offer, given)
  return halves !== undefined && halves.second === undefined
}

/** The fee for combining two halves, in VND. If the option group sets a fee of 0, the usual fee does not apply. */
export function halfAndHalfFee(schema: Extract<CustomizationSchema, { type: 'half_and_half' }>): number {
  return (
    configuredPrice(schema, 'halfAndHalfFee') ??
    configuredPrice(schema, 'half_and_half_service_fee') ??
    schema.config.halfAndHalfFee ??
    10_000
  )
}

/** The dishes that may be the second half: available ones of the same category, without the dish itself. */
export function secondFlavours<F extends Flavour>(
  dish: Pick<CustomizableDish, 'id' | 'categoryId'>,
  flavours: readonly F[],
): F[] {
  return flavours.filter(
    ({ id, categoryId, isAvailable }) => isAvailable && categoryId === dish.categoryId && id !== dish.id,
  )
}

/** The price that shows beside a flavour for the second half: half of the flavour's own price, in whole VND. */
export function secondFlavourSurcharge({ price }: Pick<Flavour, 'price'>): number {
  return Math.round(price / 2)
}
