import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { requiredLine } from '#src/kernel/text-field.ts'
import { KnownGuest } from './known-guest.ts'

const endpoint = endpointsOf('Orders')

/** The phone number is in the body of the request, so that it appears in no address and no log. */
export const lookUpGuest = endpoint('POST /api/guests/look-up', {
  summary:
    'What is stored of a phone number, for staff who enter it; the log notes that somebody looked, not at whom',
  body: z.object({ phone: requiredLine(30, 'Phone is required') }),
  response: KnownGuest,
  problems: { 403: 'The owner has not turned it on' },
  codes: ['guests.phone-required', 'guests.phone-extra', 'guests.phone-invalid', 'guests.look-up-off'],
})
