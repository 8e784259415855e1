/** The parts of a day for which staff print a sheet. */
export const shifts = ['all', 'lunch', 'evening'] as const
export type Shift = (typeof shifts)[number]

/** The evening begins at this restaurant-local time. */
const eveningFrom = '16:00'

/** True if a restaurant-local time, HH:mm, belongs to the shift. */
export function isInShift(time: string, shift: Shift): boolean {
  return shift === 'all' || (shift === 'evening') === time >= eveningFrom
}

/** True for a party that needs tables put together before it comes. */
export function isLargeGroup({ guests }: { readonly guests: number }): boolean {
  return guests >= 8
}
