import type { SaleUnit } from '#src/kernel/sale-unit.ts'

/** What a guest gets for the price of a dish, by category: a pizza for one, a glass … */
const en = {
  /** The name of one unit, as it is shown after a price: "/ly" (per glass). */
  words: {
    pizza_for_one: 'pizza',
    piece: 'piece',
    plate: 'plate',
    bowl: 'bowl',
    glass: 'glass',
    portion: 'portion',
  } satisfies Record<SaleUnit, string>,
  /** The name of a unit in the office, where the unit of a category is chosen. */
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

/** Says what a price buys: "16 cm, một người" (for one person), "/ly" (per glass). Undefined if neither size nor unit is stated. */
export function soldAs(texts: typeof en, unit: SaleUnit | null, size?: string): string | undefined {
  if (unit === 'pizza_for_one' && size) return texts.servesOne(size)
  return [unit && `/${texts.words[unit]}`, size].filter(Boolean).join(', ') || undefined
}
