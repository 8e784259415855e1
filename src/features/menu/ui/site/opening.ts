import { browserApi } from '#src/web/browser-api.ts'
import { deviceTime, serverTime } from '#src/web/clock.ts'
import type {
  CustomizationSchema,
  DishCustomizationSchema,
} from '#src/features/customization/contract/customization-schema.ts'
import { schemaAt } from '#src/features/customization/rules/sold-out-options.ts'
import { halvesOfOne } from '#src/features/customization/rules/choice.ts'
import { isHalves } from '#src/features/customization/rules/halves.ts'
import { offeredSchema } from '#src/features/customization/rules/required.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { offersOfDish } from '../../rules/dish-offers.ts'
import { fetchOffersAhead, isCurrent, offersAhead } from './load-menu.ts'
import type { DishGroup } from './menu-filter.ts'

/** What happens when a guest adds a dish. */
export type Opening =
  | { kind: 'multi'; schemas: readonly DishCustomizationSchema[] }
  | { kind: 'single'; schema: DishCustomizationSchema }
  | { kind: 'direct' }

/** Asks what a dish offers; a failure falls back silently. */
export async function findOpening(dish: MenuItem): Promise<Opening> {
  const own = await offersOf(dish.id).catch(() => undefined)
  const needsAll = own === undefined && dish.customizationSchemaId !== null
  const all = needsAll
    ? await browserApi.call('GET /api/customization-schemas').catch(() => undefined)
    : undefined
  // What was fetched a while ago may have come back since.
  const now = serverTime()
  return openingOf(dish, { own: own?.map((schema) => schemaAt(schema, now)), all })
}

/** The same for a dish whose choices have just been rejected: what was fetched before that is of no use. Rejects where it fails. */
export async function findOpeningNow(dish: MenuItem): Promise<Opening> {
  asked.delete(dish.id)
  return openingOf(dish, { own: await ownOffers(dish.id) })
}

export interface OpeningAhead {
  dish: MenuItem
  opening: Exclude<Opening, { kind: 'direct' }>
}

/** The first of the dishes that asks something, as far as it is known without asking the server. */
export async function findOpeningAhead(dishes: readonly MenuItem[]): Promise<OpeningAhead | undefined> {
  const ahead = await offersAhead()?.catch(() => undefined)
  if (!ahead) return undefined
  for (const dish of dishes) {
    const own = offersOfDish(ahead, dish.id)
    const opening = own && openingOf(dish, { own })
    if (opening && opening.kind !== 'direct') return { dish, opening }
  }
  return undefined
}

/** A category and those of its dishes that can be a half, with what each asks. */
export interface OfferedHalves {
  readonly category: DishGroup['category']
  readonly dishes: readonly OpeningAhead[]
}

/** What is asked for a pizza of any two of these dishes. Empty where by now none of them can be a half. */
export async function findHalves(groups: readonly DishGroup[]): Promise<OfferedHalves[]> {
  // In one call for all of them.
  fetchOffersAhead()
  const found = groups.map(async ({ category, dishes }) => ({
    category,
    dishes: (
      await Promise.all(dishes.map(async (dish) => ({ dish, opening: await findOpening(dish) })))
    ).filter(asksForHalves),
  }))
  return (await Promise.all(found)).filter(({ dishes }) => dishes.length >= halvesOfOne)
}

function asksForHalves(found: { dish: MenuItem; opening: Opening }): found is OpeningAhead {
  const { opening } = found
  if (opening.kind === 'direct') return false
  return opening.kind === 'multi' ? opening.schemas.some(isHalves) : isHalves(opening.schema)
}

interface LoadedSchemas {
  /** What the dish's own call returned; undefined where it failed. */
  own: readonly DishCustomizationSchema[] | undefined
  /** All option groups, asked for after a failure only; undefined where they could not be had either. */
  all?: readonly CustomizationSchema[] | undefined
}

/**
 * A dish with a list of option groups opens the multi-schema dialog, one with the single legacy option group the single-group
 * dialog, any other goes straight into the cart; where the list cannot be had, the single option group or the cart. The
 * dish's call returns the legacy option group where there is no list, so that one is told by its id.
 */
export function openingOf(
  dish: Pick<MenuItem, 'customizationSchemaId'>,
  { own, all }: LoadedSchemas,
): Opening {
  if (own === undefined) return openingWithoutList(dish, all)
  const schemas = own.filter(({ isActive }) => isActive)
  const [first, ...others] = schemas
  if (!first) return { kind: 'direct' }
  return others.length === 0 && first.id === dish.customizationSchemaId
    ? { kind: 'single', schema: first }
    : { kind: 'multi', schemas }
}

function openingWithoutList(
  { customizationSchemaId }: Pick<MenuItem, 'customizationSchemaId'>,
  all: readonly CustomizationSchema[] = [],
): Opening {
  const schema = all.find(({ id, isActive }) => isActive && id === customizationSchemaId)
  return schema ? { kind: 'single', schema: offeredSchema(schema) } : { kind: 'direct' }
}

interface OwnOffers {
  readonly at: number
  readonly list: Promise<DishCustomizationSchema[]>
}

const asked = new Map<string, OwnOffers>()

/** What a dish offers: as fetched ahead, else asked for and known for five minutes. Rejects where it cannot be had. */
async function offersOf(dishId: string): Promise<readonly DishCustomizationSchema[]> {
  const ahead = await offersAhead()?.catch(() => undefined)
  return (ahead && offersOfDish(ahead, dishId)) ?? ownOffers(dishId)
}

function ownOffers(id: string): Promise<DishCustomizationSchema[]> {
  const known = asked.get(id)
  if (known && isCurrent(known.at)) return known.list
  const path = 'GET /api/menu-items/:id/customization-schemas'
  const list = browserApi.call(path, { params: { id } })
  asked.set(id, { at: deviceTime(), list })
  list.catch(() => asked.delete(id))
  return list
}
