import { useState } from 'react'

import { ApiError, type Api } from '../../../../web/api.ts'
import { browserApi } from '../../../../web/browser-api.ts'
import type { cancelReservation, getReservationTicket } from '../../contract/reservation-endpoints.ts'
import type { ReservationTicket } from '../../contract/reservation.ts'

export function loadReservationTicket(api: Api, token: string): Promise<ReservationTicket> {
  return api.call<typeof getReservationTicket>('GET /api/reservations/ticket/:token', { params: { token } })
}

/** Where cancelling stands: not thought of, asked once more, on its way, refused. */
export type Cancelling = 'no' | 'asked' | 'sending' | 'failed' | 'too-late'

/** A reservation as its link shows it, and the way to give the table back. */
export function useReservationTicket(token: string, loaded: ReservationTicket) {
  const [ticket, setTicket] = useState(loaded)
  const [cancelling, setCancelling] = useState<Cancelling>('no')

  async function cancel() {
    if (cancelling === 'sending') return
    setCancelling('sending')
    try {
      const answer = await browserApi.call<typeof cancelReservation>(
        'POST /api/reservations/ticket/:token/cancel',
        { params: { token } },
      )
      setTicket(answer)
      setCancelling('no')
    } catch (error) {
      setCancelling(error instanceof ApiError && error.status === 409 ? 'too-late' : 'failed')
    }
  }

  return { ticket, cancelling, ask: () => setCancelling('asked'), keep: () => setCancelling('no'), cancel }
}
