import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'

/**
 * The limits that the owner has set, and the number of seats. If a booking or an order exceeds a limit, the restaurant first calls
 * the guest. If no number of seats is set, no limit applies.
 */
export type CallLimits = Pick<
  OwnerSettings,
  'capacity' | 'callAboveOpen' | 'callAboveGuests' | 'callAboveAmount'
>

/** What a guest asks for: a table for a number of guests, or an order with its total amount in VND. */
export type Asked = { readonly guests: number } | { readonly amount: number }

/** Whether the party or the order is so large that the restaurant calls every guest before accepting it. */
export function isBeyondSize(asked: Asked, limits: CallLimits): boolean {
  if (!limits.capacity) return false
  return 'guests' in asked
    ? isAbove(asked.guests, limits.callAboveGuests)
    : isAbove(asked.amount, limits.callAboveAmount)
}

/**
 * How many open bookings and orders a phone number may have. If it asks for more, the restaurant first calls the guest. Undefined
 * means that there is no limit.
 */
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
 * Whether the restaurant still has to call the guest. Until it has called and confirmed, a booking takes no seats, and an order is
 * not sent to the kitchen.
 */
export function waitsForCall({ needsCall, status }: Marked): boolean {
  return needsCall && status === 'pending'
}

/**
 * Whether a change to the status `next` would skip the required call. An order or booking that needs a call must first be confirmed
 * or cancelled. If it was cancelled, it must be confirmed before it can get any other status.
 */
export function passesByCall({ needsCall, status }: Marked, next: string): boolean {
  if (!needsCall || next === status) return false
  const isUnconfirmed = status === 'pending' || status === 'cancelled'
  return isUnconfirmed && next !== 'pending' && next !== 'confirmed' && next !== 'cancelled'
}

const maxHoursUnconfirmed = 24

/** Whether the guest of a pending order or booking has been waiting for a confirmation for 24 hours or longer. */
export function waitsTooLong(
  { status, createdAt, archivedAt }: { status: string; createdAt: string; archivedAt: string | null },
  now: Date,
): boolean {
  const since = now.getTime() - Date.parse(createdAt)
  return status === 'pending' && archivedAt === null && since >= maxHoursUnconfirmed * 3_600_000
}
