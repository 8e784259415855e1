import { useSearchParams } from 'react-router'

import { useUrlFilters } from './use-url-search.ts'

/** What is open of a row: everything there is to know of it, its form, or the question whether to delete it. */
export type OpenAs = 'details' | 'edit' | 'delete'

/** The row that the address names (`?order=`), and as what it is open (`&open=edit`), so that a link opens it. */
export function useOpenRow(parameter: string) {
  const [parameters, set] = useUrlFilters()
  const asked = parameters.get('open')
  const openAs: OpenAs = asked === 'edit' || asked === 'delete' ? asked : 'details'
  return {
    id: parameters.get(parameter),
    openAs,
    open: (id: string, as: OpenAs = 'details') =>
      set({ [parameter]: id, open: as === 'details' ? null : as }),
    close: () => set({ [parameter]: null, open: null }),
  }
}

/** The address that opens a row, with all else of this one. */
export function useRowAddress(parameter: string) {
  const [parameters] = useSearchParams()
  return (id: string, openAs: OpenAs = 'details') => {
    const next = new URLSearchParams(parameters)
    next.set(parameter, id)
    if (openAs === 'details') next.delete('open')
    else next.set('open', openAs)
    return { search: `?${next.toString()}` }
  }
}
