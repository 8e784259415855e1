import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { SearchText } from '#src/kernel/text-field.ts'
import { Subscriber, SubscribeInput, Subscription } from './newsletter.ts'

const endpoint = endpointsOf('Newsletter')
const maxBytes = 4 * 1024
const maxPage = 200

export const subscribe = endpoint('POST /api/newsletter', {
  summary: 'Subscribes an address to the newsletter; returns the same whether it was known or not',
  body: SubscribeInput,
  bodyLimit: maxBytes,
  response: Subscription,
  codes: ['newsletter.rejected'],
})

export const unsubscribe = endpoint('POST /api/newsletter/unsubscribe/:token', {
  summary: 'Ends the subscription of a link; returns the same whether there was one or not',
  params: z.object({ token: z.string().max(100) }),
  codes: [],
})

export const listSubscribers = endpoint('GET /api/newsletter', {
  summary:
    'Subscribers, newest first; X-Total-Count and Link tell of the rest. With format=csv all of them, as a file',
  query: z.object({
    /** The search text: a part of an e-mail address, in upper or lower case. */
    q: SearchText.optional(),
    format: z.enum(['json', 'csv']).default('json'),
    limit: z.coerce.number().int().min(1).max(maxPage).default(100),
    cursor: z.string().max(200).optional(),
  }),
  response: z.array(Subscriber),
  gives: ['application/json', 'text/csv'],
})

export const deleteSubscriber = endpoint('DELETE /api/newsletter/:id', {
  summary: 'Deletes a subscriber',
  params: z.object({ id: z.string().max(100) }),
  problems: { 404: 'No such subscriber' },
  codes: ['newsletter.not-found'],
})
