import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import { CancelledTogether, SameNumber } from './same-number.ts'

/** The order or reservation whose number is meant: no address and no log holds the number itself. */
const Like = z.object({ like: z.string().min(1).max(100) })

const notFound = { 404: 'No such order or reservation' }

export const getSameNumber = endpoint({
  method: 'GET',
  path: '/api/same-number',
  summary: 'What the number of an order or reservation has open for today or later',
  tag: 'Dashboard',
  query: Like,
  response: SameNumber,
  problems: notFound,
  codes: ['same-number.not-found'],
})

export const cancelSameNumber = endpoint({
  method: 'POST',
  path: '/api/same-number/cancel',
  summary: 'Cancels all that the number of an order or reservation has open for today or later',
  tag: 'Dashboard',
  body: Like,
  response: CancelledTogether,
  problems: notFound,
  codes: ['same-number.not-found'],
})

export const restoreSameNumber = endpoint({
  method: 'POST',
  path: '/api/same-number/restore',
  summary: 'Gives what was cancelled together its statuses back, but for what somebody has changed since',
  tag: 'Dashboard',
  body: CancelledTogether,
  bodyLimit: 256 * 1024,
  response: z.object({ restored: z.int() }),
  problems: { 409: 'The seats of a reservation are gone', 413: 'The request is too large' },
  codes: ['reservations.slot-full', 'reservations.party-too-large'],
})
