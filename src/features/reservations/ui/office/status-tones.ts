/** How each status of a reservation looks. */
export const statusTones = {
  pending: 'warning',
  confirmed: 'accent',
  completed: 'success',
  cancelled: 'danger',
} as const
