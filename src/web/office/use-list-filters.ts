import type { Period } from '#src/kernel/list-query.ts'
import { useUrlFilters, useUrlSearch } from './use-url-search.ts'

const staffPeriods = ['all', 'today', 'week', 'month'] as const
const adminPeriods = ['all', 'today', '7days', '30days', '90days', '180days'] as const
type DashboardPeriod = Extract<Period, (typeof staffPeriods | typeof adminPeriods)[number]>

/** The periods that lists of the admin dashboard offer, or of the staff panel. */
export function dashboardPeriods(isAdmin: boolean): readonly [DashboardPeriod, ...DashboardPeriod[]] {
  return isAdmin ? adminPeriods : staffPeriods
}

/** The filters of a list and their values; the first of each is what applies without a choice. */
export type FilterValues = Readonly<Record<string, readonly [string, ...string[]]>>

type Chosen<Filters extends FilterValues> = { readonly [Name in keyof Filters]: Filters[Name][number] }

export interface ListFilterState<Filters extends FilterValues> {
  /** What is searched for; the field runs ahead of it while someone types. */
  readonly q: string
  readonly text: string
  setText(text: string): void
  readonly values: Filters
  readonly chosen: Chosen<Filters>
  choose(name: keyof Filters & string, value: string): void
  /** Whether anything narrows the list. */
  readonly isFiltered: boolean
  clear(): void
}

/** What the address asks a list for, so that a link and a reload show the same: `q`, and a parameter for each filter. */
export function useListFilters<const Filters extends FilterValues>(
  values: Filters,
): ListFilterState<Filters> {
  const [parameters, set] = useUrlFilters()
  const { text, setText, query: q } = useUrlSearch()
  const names = Object.keys(values)
  const chosen = Object.fromEntries(
    Object.entries(values).map(([name, known]) => [name, knownValue(known, parameters.get(name))]),
  ) as Chosen<Filters> // every name with one of its values
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
