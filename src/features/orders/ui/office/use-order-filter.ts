import { useSearchParams } from 'react-router'

import type { OrderListFilter } from './order-queries.ts'

/** The time filters staff choose from. */
export const staffPeriods = ['all', 'today', 'week', 'month'] as const
export type StaffPeriod = (typeof staffPeriods)[number]

/** What the address asks for. */
export function useOrderFilter(): OrderListFilter & { readonly period: StaffPeriod } {
  const [parameters] = useSearchParams()
  const period = staffPeriods.find((each) => each === parameters.get('period')) ?? 'all'
  return { q: parameters.get('q') ?? '', period }
}
