import type { InBoth, KitchenDish, KitchenTicket } from '../contract/kitchen.ts'

/** How many pieces are still to be made in one size. Half a dish of two halves is a piece of its own. */
export interface SizeCount {
  readonly size: InBoth | null
  readonly isHalf: boolean
  readonly pieces: number
}

export interface DishCount extends InBoth {
  readonly sizes: readonly SizeCount[]
}

/** A category of the menu with its dishes; null for dishes that have left the menu. */
export interface CategoryCount {
  readonly category: InBoth | null
  readonly dishes: readonly DishCount[]
}

/**
 * The pieces still to be made of all tickets together: whole ones by size, and all by dish and size in the order of the menu.
 * Struck pieces do not count. What is open of an order that is ready counts: it was forgotten.
 */
export function kitchenCounts(
  tickets: readonly KitchenTicket[],
  menu: readonly KitchenDish[],
): { readonly sizes: readonly SizeCount[]; readonly categories: readonly CategoryCount[] } {
  const sizes = new Map<string, SizeCount>()
  const dishes = new Map<string, InBoth & { counts: Map<string, SizeCount> }>()
  for (const line of tickets.flatMap(({ lines }) => lines)) {
    const pieces = line.quantity - line.struck
    if (pieces <= 0) continue
    if (line.size) add(sizes, line.size, pieces, false)
    const isHalf = line.halves.length > 0
    for (const { name, nameVi } of isHalf ? line.halves.map(dishOfHalf) : [line]) {
      const dish = dishes.get(name) ?? { name, nameVi, counts: new Map<string, SizeCount>() }
      dishes.set(name, dish)
      add(dish.counts, line.size, pieces, isHalf)
    }
  }
  const placeOf = ({ name }: InBoth) => menu.findIndex((dish) => dish.name === name)
  const inOrder = [...dishes.values()].toSorted((one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)]
    return (place === -1 ? menu.length : place) - (otherPlace === -1 ? menu.length : otherPlace)
  })
  const categories = new Map<string, { category: InBoth | null; dishes: DishCount[] }>()
  for (const { counts, ...dish } of inOrder) {
    const category = menu[placeOf(dish)]?.category ?? null
    const group = categories.get(category?.name ?? '') ?? { category, dishes: [] }
    categories.set(category?.name ?? '', group)
    group.dishes.push({ ...dish, sizes: sorted(counts) })
  }
  return { sizes: sorted(sizes), categories: [...categories.values()] }
}

/**
 * The name of the dish of which a half is made. The name of a half begins with the word for "half" ("Half Hawaiian"), which is
 * removed.
 */
export function dishOfHalf({ name, nameVi }: InBoth): InBoth {
  return { name: name.replace(/^Half /, ''), nameVi: nameVi?.replace(/^Nửa /, '') ?? null }
}

function add(counts: Map<string, SizeCount>, size: InBoth | null, pieces: number, isHalf: boolean): void {
  const key = `${size?.name ?? ''} ${isHalf}`
  counts.set(key, { size, isHalf, pieces: (counts.get(key)?.pieces ?? 0) + pieces })
}

/** By size, whole ones first. */
function sorted(counts: ReadonlyMap<string, SizeCount>): SizeCount[] {
  return [...counts.values()].toSorted(
    (one, other) =>
      Number(one.isHalf) - Number(other.isHalf) ||
      (one.size?.name ?? '').localeCompare(other.size?.name ?? '', 'en', { numeric: true }),
  )
}
