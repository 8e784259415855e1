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

/**
 * What a tap on a dish does: opens the dialog for several option groups or for a single one, or puts the dish straight into the
 * cart.
 */
export type Opening =
  | { kind: 'multi'; schemas: readonly DishCustomizationSchema[] }
  | { kind: 'single'; schema: DishCustomizationSchema }
  | { kind: 'direct' }

/**
 * Finds out which option groups a dish offers. If the call fails, guests get no message, and `openingOf` uses the single option
 * group that old dishes have.
 */
export async function findOpening(dish: MenuItem): Promise<Opening> {
  const own = await offersOf(dish.id).catch(() => undefined)
  const needsAll = own === undefined && dish.customizationSchemaId !== null
  const all = needsAll
    ? await browserApi.call('GET /api/customization-schemas').catch(() => undefined)
    : undefined
  // An option that was sold out when the option groups were fetched may be on sale again by now.
  const now = serverTime()
  return openingOf(dish, { own: own?.map((schema) => schemaAt(schema, now)), all })
}

/**
 * Asks the server again which option groups a dish offers. This is used if the data in memory may be outdated, for example because
 * the server has just rejected a choice. Rejects if the call fails.
 */
export async function findOpeningNow(dish: MenuItem): Promise<Opening> {
  asked.delete(dish.id)
  return openingOf(dish, { own: await ownOffers(dish.id) })
}

export interface OpeningAhead {
  dish: MenuItem
  opening: Exclude<Opening, { kind: 'direct' }>
}

/** The first of these dishes that has option groups. Uses only what is already in memory and makes no call. */
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

/** A category and its dishes that can be a half, with the option groups of each. */
export interface OfferedHalves {
  readonly category: DishGroup['category']
  readonly dishes: readonly OpeningAhead[]
}

/**
 * The dishes from which a guest can put together a half-and-half pizza, with their option groups. Empty if no dish can be a half
 * any more.
 */
export async function findHalves(groups: readonly DishGroup[]): Promise<OfferedHalves[]> {
  // One call fetches the option groups of all dishes, instead of one call for each.
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
  /** The response of the call for this dish. Undefined if the call failed. */
  own: readonly DishCustomizationSchema[] | undefined
  /**
   * The option groups of all dishes. They are fetched only if the call for the dish has failed; undefined if that call has failed
   * as well.
   */
  all?: readonly CustomizationSchema[] | undefined
}

/**
 * Decides what a tap on a dish does. A dish with a list of option groups opens the dialog for several groups. An old dish with a
 * single option group opens the dialog for one group. Any other dish goes straight into the cart. If the call for the dish has
 * failed, its single option group decides. For an old dish the call returns that single group, which is recognized by its id.
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

/**
 * The option groups of a dish: those that were fetched ahead for all dishes, or else those from a call for this dish, which is
 * repeated after five minutes. Rejects if the call fails.
 */
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
