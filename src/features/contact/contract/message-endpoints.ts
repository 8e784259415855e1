import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { IdempotencyHeaders } from '#src/kernel/idempotency-headers.ts'
import { listInput } from '#src/kernel/list-input.ts'
import { ContactMessage, MessageCounts, MessageStatus, SendMessageInput } from './message.ts'

const endpoint = endpointsOf('Contact')
const maxBytes = 32 * 1024
const ofOne = {
  params: z.object({ id: z.string().max(100) }),
  problems: { 404: 'No such message' },
  codes: ['contact.not-found'],
} as const

export const sendMessage = endpoint('POST /api/contact', {
  summary: 'Writes to the restaurant',
  headers: IdempotencyHeaders,
  body: SendMessageInput,
  bodyLimit: maxBytes,
  status: 201,
  response: ContactMessage,
  problems: { 409: 'The idempotency key belongs to another message' },
  codes: ['contact.phone-extra', 'contact.phone-invalid', 'contact.key-reused', 'contact.rejected'],
})

export const listMessages = endpoint('GET /api/contact', {
  summary: 'Messages, newest first; X-Total-Count and Link tell of the rest',
  // The search text is looked for in the name, the e-mail address and the subject of messages.
  query: listInput(MessageStatus),
  response: z.array(ContactMessage),
})

export const countMessages = endpoint('GET /api/contact/summary', {
  summary: 'How many messages there are, in all and by status',
  query: listInput(MessageStatus).pick({ q: true, period: true }),
  response: MessageCounts,
})

export const getMessage = endpoint('GET /api/contact/:id', {
  summary: 'One message',
  ...ofOne,
  response: ContactMessage,
})

export const setMessageStatus = endpoint('PATCH /api/contact/:id/status', {
  summary: 'Sets the status of a message; any may follow any other',
  ...ofOne,
  body: z.object({ status: MessageStatus }),
  response: ContactMessage,
})

export const deleteMessage = endpoint('DELETE /api/contact/:id', {
  summary: 'Deletes a message',
  ...ofOne,
})
