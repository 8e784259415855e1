/** How many units of height a place of the board has. */
export const placeHeight = 24

/** The place of one order on the board. `height` is in units, from 1 to `placeHeight`. */
export interface Slot {
  readonly id: string
  readonly height: number
}

/** A place as high as the screen, with one card or several that fit into it. */
export type Stack = readonly Slot[]

/**
 * Divides the orders, which come by the time they are due, among places of one height. So nothing on the board moves if the content
 * of a card grows, and a card is never cut off where the screen ends. No order stands before one that is due earlier, even if a gap
 * stays empty.
 */
export function stacksOf(slots: readonly Slot[]): Stack[] {
  const stacks: Slot[][] = []
  for (const slot of slots) {
    const last = stacks.at(-1)
    if (last && heightOf(last) + slot.height <= placeHeight) last.push(slot)
    else stacks.push([slot])
  }
  return stacks
}

const heightOf = (stack: Stack) => stack.reduce((sum, { height }) => sum + height, 0)

/** The orders that have another place after the change than before it. An order that was not there has not moved. */
export function movedBetween(before: readonly Stack[], after: readonly Stack[]): string[] {
  const places = placesOf(before)
  return [...placesOf(after)]
    .filter(([id, place]) => places.has(id) && places.get(id) !== place)
    .map(([id]) => id)
}

function placesOf(stacks: readonly Stack[]): Map<string, string> {
  return new Map(
    stacks.flatMap((stack, index) =>
      stack.map(
        (slot, row) => [slot.id, `${index} ${heightOf(stack.slice(0, row))} ${slot.height}`] as const,
      ),
    ),
  )
}
