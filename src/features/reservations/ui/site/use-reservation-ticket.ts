import { useCallback, useRef, useState } from 'react'

import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { ApiError, type Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { ticketRefreshSeconds, useRefreshWhileVisible } from '#src/web/use-refresh-while-visible.ts'
import type { cancelReservation } from '../../contract/reservation-endpoints.ts'
import type { ReservationTicket } from '../../contract/reservation.ts'

export function loadReservationTicket(api: Api, token: string): Promise<ReservationTicket> {
  return api.call('GET /api/reservations/ticket/:token', { params: { token } })
}

/** Where cancelling stands: not thought of, asked once more, on its way, rejected. */
export type Cancelling = 'no' | 'asked' | 'sending' | 'failed' | CancelProblemCode
type CancelProblemCode = ProblemCodeOf<typeof cancelReservation>

/** The code of a cancellation that will not succeed by trying again; undefined for any other failure. */
function finalProblem(error: unknown): CancelProblemCode | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  return code === 'reservations.cancel-too-late' || code === 'reservations.ticket-not-found'
    ? code
    : undefined
}

/**
 * A reservation as its link shows it, asked for again every 15 s while the page is visible, and the way to give the table
 * back. A failed refresh is not shown: the next one follows, and what matters is decided by the server when cancelling.
 */
export function useReservationTicket(token: string, loaded: ReservationTicket) {
  const [ticket, setTicket] = useState(loaded)
  const [cancelling, setCancelling] = useState<Cancelling>('no')
  // What was asked before the guest cancelled says nothing of the time after.
  const cancellations = useRef(0)

  const load = useCallback(() => {
    const before = cancellations.current
    loadReservationTicket(browserApi, token)
      .then((fresh) => before === cancellations.current && setTicket(fresh))
      .catch(() => undefined)
  }, [token])
  useRefreshWhileVisible(load, ticketRefreshSeconds)

  /** Resolves to true where nothing is left to try: the reservation is cancelled, or will not be. */
  async function cancel(): Promise<boolean> {
    if (cancelling === 'sending') return false
    setCancelling('sending')
    try {
      const cancelled = await browserApi.call('POST /api/reservations/ticket/:token/cancel', {
        params: { token },
      })
      cancellations.current += 1
      setTicket(cancelled)
      setCancelling('no')
      return true
    } catch (error) {
      const problem = finalProblem(error)
      setCancelling(problem ?? 'failed')
      return problem !== undefined
    }
  }

  return { ticket, cancelling, ask: () => setCancelling('asked'), keep: () => setCancelling('no'), cancel }
}
