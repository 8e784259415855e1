import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { ChangeReason } from '#src/features/orders/contract/order-changes.ts'
import { CancelledTogether, SameNumber } from './same-number.ts'

const endpoint = endpointsOf('Dashboard')

/**
 * The id of any order or reservation with the same phone number. Calls send this id instead of the phone number, so that the number
 * appears in no address and no log.
 */
const Like = z.object({ like: z.string().min(1).max(100) })

const ofOne = {
  response: SameNumber,
  problems: { 404: 'No such order or reservation' },
  codes: ['same-number.not-found'],
} as const

export const getSameNumber = endpoint('GET /api/same-number', {
  summary: 'What the number of an order or reservation has open for today or later',
  query: Like,
  ...ofOne,
})

export const cancelSameNumber = endpoint('POST /api/same-number/cancel', {
  summary: 'Cancels all that the number of an order or reservation has open for today or later',
  body: Like.extend({ reason: ChangeReason }),
  ...ofOne,
  response: CancelledTogether,
})

export const restoreSameNumber = endpoint('POST /api/same-number/restore', {
  summary:
    'Gives what was cancelled together its statuses back, each as far as seats and portions are left and nobody has changed it since',
  body: CancelledTogether,
  bodyLimit: 256 * 1024,
  response: z.object({
    restored: z.int(),
    /** What stays cancelled, because its portions or seats are gone: the code of an order, or the guest of a reservation. */
    missed: z.array(z.object({ name: z.string(), lacks: z.enum(['portions', 'seats']) })),
  }),
  codes: [],
})
