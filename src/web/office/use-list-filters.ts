import type { Period } from '#src/kernel/list-query.ts'
import { useUrlFilters, useUrlSearch } from './use-url-search.ts'

const staffPeriods = ['all', 'today', 'week', 'month'] as const
const adminPeriods = ['all', 'today', '7days', '30days', '90days', '180days'] as const
type DashboardPeriod = Extract<Period, (typeof staffPeriods | typeof adminPeriods)[number]>

/** The periods by which lists can be filtered: for admins those of the dashboard, for other staff those of the staff panel. */
export function dashboardPeriods(isAdmin: boolean): readonly [DashboardPeriod, ...DashboardPeriod[]] {
  return isAdmin ? adminPeriods : staffPeriods
}

/** The filters of a list and the possible values of each. The first value applies if nothing is chosen. */
export type FilterValues = Readonly<Record<string, readonly [string, ...string[]]>>

type Chosen<Filters extends FilterValues> = { readonly [Name in keyof Filters]: Filters[Name][number] }

export interface ListFilterState<Filters extends FilterValues> {
  /**
   * `q` is the text for which the list was searched last, `text` is the text in the search field. While someone types, `text` is
   * newer.
   */
  readonly q: string
  readonly text: string
  setText(text: string): void
  readonly values: Filters
  readonly chosen: Chosen<Filters>
  choose(name: keyof Filters & string, value: string): void
  /** True if a filter or a search is set. */
  readonly isFiltered: boolean
  clear(): void
}

/**
 * The search and the filters of a list, kept in the address, so that a link or a reload shows the same rows: `q`, and one parameter
 * for each filter.
 */
export function useListFilters<const Filters extends FilterValues>(
  values: Filters,
): ListFilterState<Filters> {
  const [parameters, set] = useUrlFilters()
  const { text, setText, query: q } = useUrlSearch()
  const names = Object.keys(values)
  const chosen = Object.fromEntries(
    Object.entries(values).map(([name, known]) => [name, knownValue(known, parameters.get(name))]),
  ) as Chosen<Filters> // it has every filter's name with one of its values
  return {
    q,
    text,
    setText,
    values,
    chosen,
    choose: (name, value) => set({ [name]: value === values[name]?.[0] ? null : value }),
    isFiltered: q !== '' || names.some((name) => chosen[name] !== values[name]?.[0]),
    clear: () => set(Object.fromEntries(['q', ...names].map((name) => [name, null]))),
  }
}

function knownValue([otherwise, ...others]: readonly [string, ...string[]], asked: string | null): string {
  return others.find((value) => value === asked) ?? otherwise
}
