import { useSearchParams } from 'react-router'

import { useUrlFilters } from '#src/web/office/use-url-search.ts'

/** What is open of a reservation: everything there is to know of it, its form, or the question whether to delete it. */
export type OpenAs = 'details' | 'edit' | 'delete'

/** The reservation that the address names (`?reservation=`), and as what it is open (`&open=edit`), so that a link opens it. */
export function useOpenReservation() {
  const [parameters, set] = useUrlFilters()
  const id = parameters.get('reservation')
  const asked = parameters.get('open')
  const openAs: OpenAs = asked === 'edit' || asked === 'delete' ? asked : 'details'
  return {
    id,
    openAs,
    open: (reservation: string) => set({ reservation, open: null }),
    close: () => set({ reservation: null, open: null }),
  }
}

/** The address that opens a reservation, with all else of this one. */
export function useReservationAddress() {
  const [parameters] = useSearchParams()
  return (reservation: string, openAs: OpenAs = 'details') => {
    const next = new URLSearchParams(parameters)
    next.set('reservation', reservation)
    if (openAs === 'details') next.delete('open')
    else next.set('open', openAs)
    return { search: `?${next.toString()}` }
  }
}
