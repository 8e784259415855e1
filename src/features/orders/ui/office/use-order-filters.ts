import { useListFilters } from '#src/web/office/use-list-filters.ts'

/** The time filters staff choose from. */
const filters = { period: ['all', 'today', 'week', 'month'] } as const

/** What the address asks the list of orders for. */
export function useOrderFilters() {
  const { chosen, ...others } = useListFilters(filters)
  return { ...others, chosen, period: chosen.period }
}
