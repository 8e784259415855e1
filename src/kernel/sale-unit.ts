/**
 * What a price is for one of, in the order in which forms offer these units. A pizza for one is named by its size if it has a size.
 */
export const saleUnits = ['pizza_for_one', 'piece', 'plate', 'bowl', 'glass', 'portion'] as const
export type SaleUnit = (typeof saleUnits)[number]
