import { useListFilters } from '#src/web/office/use-list-filters.ts'

const filters = {
  period: ['all', 'today', '7days', '30days', '90days'],
  status: ['all', 'new', 'replied', 'archived'],
} as const

/** What the address asks the list of messages for. */
export function useMessageFilters() {
  const list = useListFilters(filters)
  const { period, status } = list.chosen
  return { list, q: list.q, period, status: status === 'all' ? undefined : status }
}
