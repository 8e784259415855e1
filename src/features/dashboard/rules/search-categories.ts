/** The categories of the dashboard's search. The first one means everything. */
export const searchCategories = ['all', 'reservations', 'orders', 'messages'] as const
