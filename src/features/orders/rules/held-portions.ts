import { restaurantDate } from '#src/kernel/dates.ts'
import type { Choice } from '#src/features/customization/rules/choice.ts'
import type { OrderStatus } from '../contract/order.ts'

interface Line {
  readonly id: string
  readonly quantity: number
  readonly customization: readonly Choice[]
}

/** The parts of an order that decide which of today's portions it holds. */
export interface HoldingOrder {
  readonly items: readonly Line[]
  readonly status: OrderStatus
  readonly needsCall: boolean
  readonly requestedTime: string | null
  readonly scheduledTime: string | null
  readonly createdAt: Date
}

/**
 * The ids of the dishes that a line takes portions of. The second half of a half-and-half dish counts as a whole portion, so that
 * no portion is promised twice.
 */
export function dishesOf({ id, customization }: Pick<Line, 'id' | 'customization'>): string[] {
  return [
    id,
    ...customization.flatMap(({ orderMode, secondFlavor }) =>
      orderMode === 'half_and_half' && secondFlavor !== undefined ? [secondFlavor] : [],
    ),
  ]
}

/** How many portions of each dish these lines take, by dish id. */
export function portionsOf(lines: readonly Line[]): Map<string, number> {
  const portions = new Map<string, number>()
  for (const line of lines) {
    for (const dish of dishesOf(line)) portions.set(dish, (portions.get(dish) ?? 0) + line.quantity)
  }
  return portions
}

/**
 * By how many portions the number that orders hold today rises or falls with these changes, by dish id. Dishes whose number stays
 * the same are left out. `before` is undefined for a new order, `after` for one that no longer holds anything.
 */
export function movedPortions(
  changes: readonly {
    readonly before?: HoldingOrder | undefined
    readonly after?: HoldingOrder | undefined
  }[],
  now: Date,
): Map<string, number> {
  const today = restaurantDate(now)
  const moved = new Map<string, number>()
  for (const { before, after } of changes) {
    for (const [id, portions] of heldOn(today, after)) moved.set(id, (moved.get(id) ?? 0) + portions)
    for (const [id, portions] of heldOn(today, before)) moved.set(id, (moved.get(id) ?? 0) - portions)
  }
  return new Map([...moved].filter(([, portions]) => portions !== 0))
}

const none: ReadonlyMap<string, number> = new Map()

/**
 * The portions that an order holds on a day. It holds none if it is cancelled, due on another day, or staff must first call its
 * guest.
 */
function heldOn(today: string, order: HoldingOrder | undefined): ReadonlyMap<string, number> {
  if (!order || order.status === 'cancelled' || (order.needsCall && order.status === 'pending')) return none
  const due = order.requestedTime ?? order.scheduledTime ?? restaurantDate(order.createdAt)
  return due.slice(0, 10) === today ? portionsOf(order.items) : none
}
