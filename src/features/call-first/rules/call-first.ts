import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'

/** Where the restaurant calls before it counts on a guest: the owner's limits, and the capacity without which none applies. */
export type CallLimits = Pick<
  OwnerSettings,
  'capacity' | 'callAboveOpen' | 'callAboveGuests' | 'callAboveAmount'
>

/** What a guest asks for: guests at a table, or the grand total of an order in VND. */
export type Asked = { readonly guests: number } | { readonly amount: number }

/** Whether it is too large to be counted on before a call, whoever asks. */
export function isBeyondSize(asked: Asked, limits: CallLimits): boolean {
  if (!limits.capacity) return false
  return 'guests' in asked
    ? isAbove(asked.guests, limits.callAboveGuests)
    : isAbove(asked.amount, limits.callAboveAmount)
}

/** How many open bookings and orders of one number the restaurant counts on without a call; undefined for any number. */
export function maxOpenOfNumber({ capacity, callAboveOpen }: CallLimits): number | undefined {
  return capacity ? (callAboveOpen ?? undefined) : undefined
}

function isAbove(value: number, limit: number | null): boolean {
  return limit !== null && value > limit
}

interface Marked {
  readonly needsCall: boolean
  readonly status: string
}

/** Whether the restaurant still has to call: it holds no seats until then and reaches no kitchen. */
export function waitsForCall({ needsCall, status }: Marked): boolean {
  return needsCall && status === 'pending'
}

/**
 * Whether a new status would pass by the call: what is marked is confirmed or cancelled first. From a cancelled one, too, only a
 * confirmation leads on.
 */
export function passesByCall({ needsCall, status }: Marked, next: string): boolean {
  if (!needsCall || next === status) return false
  const isUnconfirmed = status === 'pending' || status === 'cancelled'
  return isUnconfirmed && next !== 'pending' && next !== 'confirmed' && next !== 'cancelled'
}

const maxHoursUnconfirmed = 24

/** Whether a guest has waited for a confirmation for a day or longer. */
export function waitsTooLong(
  { status, createdAt, archivedAt }: { status: string; createdAt: string; archivedAt: string | null },
  now: Date,
): boolean {
  const since = now.getTime() - Date.parse(createdAt)
  return status === 'pending' && archivedAt === null && since >= maxHoursUnconfirmed * 3_600_000
}
