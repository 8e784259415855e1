import type { EndpointInput } from '../../../../kernel/endpoint.ts'
import { ApiError } from '../../../../web/api.ts'
import { browserApi } from '../../../../web/browser-api.ts'
import type { makeReservation } from '../../contract/reservation-endpoints.ts'
import type { MadeReservation } from '../../contract/reservation.ts'

export type BookingBody = EndpointInput<typeof makeReservation, 'body'>

let unanswered: { key: string; body: BookingBody } | undefined

/**
 * Books the table. The same booking sent again after a lost answer keeps its key, and so makes one reservation; the
 * language alone is no change, the earlier request is then sent again word for word.
 */
export async function sendBooking(body: BookingBody): Promise<MadeReservation> {
  const attempt = unanswered && isSame(unanswered.body, body) ? unanswered : { key: randomKey(), body }
  unanswered = attempt
  try {
    const made = await browserApi.call<typeof makeReservation>('POST /api/reservations', {
      body: attempt.body,
      headers: { 'Idempotency-Key': attempt.key },
    })
    unanswered = undefined
    return made
  } catch (error) {
    // What the server refused was not booked; only silence leaves the outcome open.
    if (error instanceof ApiError && error.status < 500) unanswered = undefined
    throw error
  }
}

function isSame(one: BookingBody, other: BookingBody): boolean {
  return JSON.stringify({ ...one, language: 'vi' }) === JSON.stringify({ ...other, language: 'vi' })
}

/** `randomUUID` exists on HTTPS and localhost only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
