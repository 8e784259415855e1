import type { Period } from '#src/kernel/list-query.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'

/** The time filters of each dashboard. */
const staffPeriods = ['all', 'today', 'week', 'month'] as const
const adminPeriods = ['all', 'today', '7days', '30days', '90days', '180days'] as const
type ShownPeriod = Extract<Period, (typeof staffPeriods | typeof adminPeriods)[number]>

/** What the address asks the list of orders for. */
export function useOrderFilters() {
  const period: readonly [ShownPeriod, ...ShownPeriod[]] =
    storedUser()?.role === 'admin' ? adminPeriods : staffPeriods
  const { chosen, ...others } = useListFilters({ period })
  return { ...others, chosen, period: chosen.period }
}
