/** What the search of the dashboard can be narrowed to; the first is everything. */
export const searchCategories = ['all', 'reservations', 'orders', 'messages'] as const
