/** How each status of an order looks. */
export const statusTones = {
  pending: 'warning',
  confirmed: 'accent',
  preparing: 'gold',
  ready: 'gold',
  delivered: 'success',
  completed: 'success',
  cancelled: 'danger',
} as const
