/**
 * The units in which dishes are sold, in the order in which forms offer them. A price is for one unit. If a pizza has a size, its
 * size is shown instead of `pizza_for_one`.
 */
export const saleUnits = ['pizza_for_one', 'piece', 'plate', 'bowl', 'glass', 'portion'] as const
export type SaleUnit = (typeof saleUnits)[number]
