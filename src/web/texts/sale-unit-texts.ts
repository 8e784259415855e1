import type { SaleUnit } from '#src/kernel/sale-unit.ts'

/**
 * The units in which dishes are sold: what a guest gets for the price, for instance a pizza for one, or a glass. The category sets
 * the unit.
 */
const en = {
  /** The name of one unit as it follows a price: "/ly" (per glass). */
  words: {
    pizza_for_one: 'pizza',
    piece: 'piece',
    plate: 'plate',
    bowl: 'bowl',
    glass: 'glass',
    portion: 'portion',
  } satisfies Record<SaleUnit, string>,
  /** The name of a unit in the office, in the field that sets a category's unit. */
  names: {
    pizza_for_one: 'Pizza for one',
    piece: 'Piece',
    plate: 'Plate',
    bowl: 'Bowl',
    glass: 'Glass',
    portion: 'Portion',
  } satisfies Record<SaleUnit, string>,
  servesOne: (size: string) => `${size}, serves one`,
}

const vi: typeof en = {
  words: {
    pizza_for_one: 'bánh',
    piece: 'bánh',
    plate: 'đĩa',
    bowl: 'tô',
    glass: 'ly',
    portion: 'phần',
  },
  names: {
    pizza_for_one: 'Bánh cho một người',
    piece: 'Bánh',
    plate: 'Đĩa',
    bowl: 'Tô',
    glass: 'Ly',
    portion: 'Phần',
  },
  servesOne: (size) => `${size}, một người`,
}

export const saleUnitTexts = { vi, en }

/**
 * Says what a guest gets for the price: "16 cm, một người" (for one person), "/ly" (per glass). Undefined if the restaurant has
 * stated neither size nor unit.
 */
export function soldAs(texts: typeof en, unit: SaleUnit | null, size?: string): string | undefined {
  if (unit === 'pizza_for_one' && size) return texts.servesOne(size)
  return [unit && `/${texts.words[unit]}`, size].filter(Boolean).join(', ') || undefined
}
