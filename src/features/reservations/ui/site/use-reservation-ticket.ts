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

/** How far the cancellation has got: not begun, waiting for the guest to confirm, being sent, or rejected. */
export type Cancelling = 'no' | 'asked' | 'sending' | 'failed' | CancelProblemCode
type CancelProblemCode = ProblemCodeOf<typeof cancelReservation>

/** The error code of a failure for which another try is useless; undefined if the guest may try again. */
function finalProblem(error: unknown): CancelProblemCode | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  return code === 'reservations.cancel-too-late' || code === 'reservations.ticket-not-found'
    ? code
    : undefined
}

/**
 * The reservation on a ticket's page, fetched again every 15 s while the page is visible, and functions to cancel it. If a refresh
 * fails, no error is shown, because the next refresh follows soon. The server decides whether the guest may still cancel.
 */
export function useReservationTicket(token: string, loaded: ReservationTicket) {
  const [ticket, setTicket] = useState(loaded)
  const [cancelling, setCancelling] = useState<Cancelling>('no')
  // Counts the cancellations. If a request was sent before a cancellation, its response is outdated and is ignored.
  const cancellations = useRef(0)

  const load = useCallback(() => {
    const before = cancellations.current
    loadReservationTicket(browserApi, token)
      .then((fresh) => before === cancellations.current && setTicket(fresh))
      .catch(() => undefined)
  }, [token])
  useRefreshWhileVisible(load, ticketRefreshSeconds)

  /** Resolves to true if the guest has nothing left to try: the reservation is cancelled, or can no longer be cancelled. */
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
