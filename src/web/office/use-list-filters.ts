import type { Period } from '#src/kernel/list-query.ts'
import { useUrlFilters, useUrlSearch } from './use-url-search.ts'

const staffPeriods = ['all', 'today', 'week', 'month'] as const
const adminPeriods = ['all', 'today', '7days', '30days', '90days', '180days'] as const
type DashboardPeriod = Extract<Period, (typeof staffPeriods | typeof adminPeriods)[number]>

/**
 * The periods by which lists can be filtered: admins have the periods of their dashboard, other staff the periods of the staff
 * panel.
 */
export function dashboardPeriods(isAdmin: boolean): readonly [DashboardPeriod, ...DashboardPeriod[]] {
  return isAdmin ? adminPeriods : staffPeriods
}

/** The filters of a list, each with its possible values. The first value applies if the user has chosen nothing. */
export type FilterValues = Readonly<Record<string, readonly [string, ...string[]]>>

type Chosen<Filters extends FilterValues> = { readonly [Name in keyof Filters]: Filters[Name][number] }

export interface ListFilterState<Filters extends FilterValues> {
  /**
   * `text` is the text in the search field, `q` the text for which the list was searched last. While the user types, `text` is
   * newer than `q`.
   */
  readonly q: string
  readonly text: string
  setText(text: string): void
  readonly values: Filters
  readonly chosen: Chosen<Filters>
  choose(name: keyof Filters & string, value: string): void
  /** True if the user has set a filter or searched for a text. */
  readonly isFiltered: boolean
  clear(): void
}

/**
 * The search text and the filters of a list. The page's address contains them, as `q` and one parameter for each filter, so that a
 * link or a reload shows the same rows.
 */
export function useListFilters<const Filters extends FilterValues>(
  values: Filters,
): ListFilterState<Filters> {
  const [parameters, set] = useUrlFilters()
  const { text, setText, query: q } = useUrlSearch()
  const names = Object.keys(values)
  const chosen = Object.fromEntries(
    Object.entries(values).map(([name, known]) => [name, knownValue(known, parameters.get(name))]),
  ) as Chosen<Filters> // this type is right: each filter's name is a key, with one of the filter's values
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
