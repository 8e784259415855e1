import type { QueryClient } from '@tanstack/react-query'

import { replaceRow } from '#src/web/office/replace-row.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { reservationsKey } from './reservation-queries.ts'

/** Shows a reservation as the server has just returned it, wherever it is shown. */
export function showChanged(client: QueryClient, changed: Reservation): void {
  client.setQueriesData({ queryKey: [reservationsKey] }, (held) => replaceRow(held, changed))
}
