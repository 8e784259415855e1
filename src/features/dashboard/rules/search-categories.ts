/** The categories of the dashboard's search. The first one stands for all of them. */
export const searchCategories = ['all', 'reservations', 'orders', 'messages'] as const
