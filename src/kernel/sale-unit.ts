/** What a price buys one of, in the order in which forms offer them. A pizza for one is called by its size where it has one. */
export const saleUnits = ['pizza_for_one', 'piece', 'plate', 'bowl', 'glass', 'portion'] as const
export type SaleUnit = (typeof saleUnits)[number]
