import { dashboardPeriods, useListFilters } from '#src/web/office/use-list-filters.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'

/** What the address asks the list of orders for. */
export function useOrderFilters() {
  const { chosen, ...others } = useListFilters({ period: dashboardPeriods(storedUser()?.role === 'admin') })
  return { ...others, chosen, period: chosen.period }
}
