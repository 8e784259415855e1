/**
 * The units in which things are sold, in the order in which forms offer them. A price is for one such unit. `pizza_for_one` is
 * shown as the pizza's size if the pizza has a size.
 */
export const saleUnits = ['pizza_for_one', 'piece', 'plate', 'bowl', 'glass', 'portion'] as const
export type SaleUnit = (typeof saleUnits)[number]
