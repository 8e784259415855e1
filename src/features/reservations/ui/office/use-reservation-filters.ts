import { dashboardPeriods, useListFilters } from '#src/web/office/use-list-filters.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'

const status = ['all', 'pending', 'confirmed', 'completed', 'cancelled'] as const

/** What the address asks the list of reservations for. */
export function useReservationFilters() {
  const period = dashboardPeriods(storedUser()?.role === 'admin')
  const filters = useListFilters({ period, status })
  return { ...filters, period: filters.chosen.period, status: filters.chosen.status }
}
