import type { InBoth, KitchenTicket } from '../contract/kitchen.ts'

export interface KitchenCount extends InBoth {
  /** How many pieces are still to be made. Each half of a half-and-half dish is half a piece. */
  readonly pieces: number
}

/**
 * The pieces still to be made of all tickets together, by size and by dish, the largest number first. Struck pieces and orders that
 * are ready do not count.
 */
export function kitchenCounts(tickets: readonly KitchenTicket[]): {
  readonly sizes: readonly KitchenCount[]
  readonly dishes: readonly KitchenCount[]
} {
  const sizes = new Map<string, KitchenCount>()
  const dishes = new Map<string, KitchenCount>()
  for (const line of tickets.filter(({ status }) => status !== 'ready').flatMap(({ lines }) => lines)) {
    const pieces = line.quantity - line.struck
    if (pieces <= 0) continue
    if (line.size) add(sizes, line.size, pieces)
    if (line.halves.length === 0) add(dishes, line, pieces)
    else for (const half of line.halves) add(dishes, dishOfHalf(half), pieces / 2)
  }
  return { sizes: sorted(sizes), dishes: sorted(dishes) }
}

/** The dish of which a half is made. A half is called "Half Hawaiian", so the first word is removed. */
export function dishOfHalf({ name, nameVi }: InBoth): InBoth {
  return { name: name.replace(/^Half /, ''), nameVi: nameVi?.replace(/^Nửa /, '') ?? null }
}

/** The number as text: "2½" for two and a half. */
export function piecesText(pieces: number): string {
  const whole = Math.floor(pieces)
  const half = pieces > whole ? '½' : ''
  return whole === 0 && half ? half : `${whole}${half}`
}

function add(counts: Map<string, KitchenCount>, { name, nameVi }: InBoth, pieces: number): void {
  counts.set(name, { name, nameVi, pieces: (counts.get(name)?.pieces ?? 0) + pieces })
}

function sorted(counts: Map<string, KitchenCount>): KitchenCount[] {
  return [...counts.values()].toSorted((one, other) => other.pieces - one.pieces)
}
