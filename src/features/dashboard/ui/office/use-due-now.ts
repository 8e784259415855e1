import { useQuery } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useToday } from '#src/web/office/use-today.ts'
import { sellableRows } from '#src/features/menu/rules/sellable-rows.ts'

/**
 * All that the staff's start page counts. It uses the same queries as the screens to which it links, so events from the server
 * refresh the numbers.
 */
export function useDueNow() {
  const api = useOfficeApi()
  const date = useToday()
  const { data: due } = useQuery({
    queryKey: ['/api/orders', 'due', 'open'],
    queryFn: () => api.call('GET /api/orders/due', { query: { limit: '200' } }),
  })
  const { data: day } = useQuery({
    queryKey: ['/api/reservations', 'day', date],
    queryFn: () => api.call('GET /api/reservations/days/:date', { params: { date } }),
  })
  const { data: unpaid } = useQuery({
    queryKey: ['/api/orders', 'unpaid', '1'],
    queryFn: () => api.call('GET /api/orders/unpaid', { query: { limit: '1' } }),
  })
  const { data: dishes } = useQuery({
    queryKey: ['/api/menu-items', 'with unavailable'],
    queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  })
  const { data: schemas } = useQuery({
    queryKey: ['/api/customization-schemas'],
    queryFn: () => api.call('GET /api/customization-schemas'),
  })
  const soldOut =
    dishes && schemas && sellableRows(dishes, schemas).filter(({ isAvailable }) => !isAvailable).length
  return { due, day, unpaid, soldOut }
}
