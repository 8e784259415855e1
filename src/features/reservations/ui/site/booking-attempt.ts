import type { EndpointInput } from '#src/kernel/endpoint.ts'
import { ApiError } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { attemptFor, type RequestAttempt } from '#src/web/forms/request-attempt.ts'
import type { makeReservation } from '../../contract/reservation-endpoints.ts'
import type { MadeReservation } from '../../contract/reservation.ts'

export type BookingBody = EndpointInput<typeof makeReservation, 'body'>

let unanswered: RequestAttempt<BookingBody> | undefined

/** Books the table. The same booking sent again after a lost response makes one reservation. */
export async function sendBooking(body: BookingBody): Promise<MadeReservation> {
  const attempt = attemptFor(body, unanswered)
  unanswered = attempt
  try {
    const made = await browserApi.call('POST /api/reservations', {
      body: attempt.body,
      headers: { 'Idempotency-Key': attempt.key },
    })
    unanswered = undefined
    return made
  } catch (error) {
    // What the server rejected was not booked; only silence leaves the outcome open.
    if (error instanceof ApiError && error.status < 500) unanswered = undefined
    throw error
  }
}
