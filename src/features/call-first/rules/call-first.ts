import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'

/**
 * The owner's limits, and the restaurant's capacity. If a booking or order exceeds a limit, the restaurant calls the guest first.
 * Without a capacity no limit applies.
 */
export type CallLimits = Pick<
  OwnerSettings,
  'capacity' | 'callAboveOpen' | 'callAboveGuests' | 'callAboveAmount'
>

/** What a guest asks for: guests at a table, or the grand total of an order in VND. */
export type Asked = { readonly guests: number } | { readonly amount: number }

/** Whether the table or order is so large that the restaurant calls first, whichever guest asks for it. */
export function isBeyondSize(asked: Asked, limits: CallLimits): boolean {
  if (!limits.capacity) return false
  return 'guests' in asked
    ? isAbove(asked.guests, limits.callAboveGuests)
    : isAbove(asked.amount, limits.callAboveAmount)
}

/** How many open bookings and orders one phone number may have before the restaurant calls first. Undefined means any number. */
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

/**
 * Whether the restaurant still has to call the guest. Until the call, a booking holds no seats, and an order does not reach the
 * kitchen.
 */
export function waitsForCall({ needsCall, status }: Marked): boolean {
  return needsCall && status === 'pending'
}

/**
 * Whether a change to the status `next` would skip the call. An order or booking that needs a call must be confirmed or cancelled
 * first, and a cancelled one must be confirmed before it gets any other status.
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
