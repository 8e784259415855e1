import { useUrlFilters } from '#src/web/office/use-url-search.ts'

/** The filters of the log, as stored in the page's address. An empty text means that the filter is not used. */
export interface AuditFilter {
  readonly user: string
  /** A kind of thing (`dish`), or one thing by its kind and id (`dish:lime-soda`). */
  readonly thing: string
  readonly from: string
  readonly to: string
}

const names = ['user', 'thing', 'from', 'to'] as const

export function useAuditFilters() {
  const [parameters, set] = useUrlFilters()
  const asked = (name: (typeof names)[number]) => parameters.get(name) ?? ''
  const filter: AuditFilter = {
    user: asked('user'),
    thing: asked('thing'),
    from: asked('from'),
    to: asked('to'),
  }
  return {
    filter,
    choose: (name: keyof AuditFilter, value: string) => set({ [name]: value }),
    isFiltered: names.some((name) => filter[name] !== ''),
    clear: () => set({ user: null, thing: null, from: null, to: null }),
  }
}
