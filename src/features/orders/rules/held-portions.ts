import { restaurantDate } from '#src/kernel/dates.ts'
import type { Choice } from '#src/features/customization/rules/choice.ts'
import type { OrderStatus } from '../contract/order.ts'

interface Line {
  readonly id: string
  readonly quantity: number
  readonly customization: readonly Choice[]
}

/** The fields of an order that decide how many of today's portions are reserved for it. */
export interface HoldingOrder {
  readonly items: readonly Line[]
  readonly status: OrderStatus
  readonly needsCall: boolean
  readonly requestedTime: string | null
  readonly scheduledTime: string | null
  readonly createdAt: Date
}

/**
 * The ids of the dishes of which a line uses portions. The second half of a half-and-half pizza counts as a whole portion, so that
 * the restaurant never promises more than it has.
 */
export function dishesOf({ id, customization }: Pick<Line, 'id' | 'customization'>): string[] {
  return [
    id,
    ...customization.flatMap(({ orderMode, secondFlavor }) =>
      orderMode === 'half_and_half' && secondFlavor !== undefined ? [secondFlavor] : [],
    ),
  ]
}

/** How many portions of each dish these lines use, by dish id. */
export function portionsOf(lines: readonly Line[]): Map<string, number> {
  const portions = new Map<string, number>()
  for (const line of lines) {
    for (const dish of dishesOf(line)) portions.set(dish, (portions.get(dish) ?? 0) + line.quantity)
  }
  return portions
}

/**
 * By how many portions of each dish today's reserved portions grow or shrink with these changes of orders, by dish id. Dishes whose
 * number stays the same are left out. `before` is undefined for a new order, and `after` for an order that no longer reserves
 * portions.
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
 * The portions that are reserved for an order on this day. None if the order is cancelled, is due on another day, or if staff still
 * have to call its guest.
 */
function heldOn(today: string, order: HoldingOrder | undefined): ReadonlyMap<string, number> {
  if (!order || order.status === 'cancelled' || (order.needsCall && order.status === 'pending')) return none
  const due = order.requestedTime ?? order.scheduledTime ?? restaurantDate(order.createdAt)
  return due.slice(0, 10) === today ? portionsOf(order.items) : none
}
