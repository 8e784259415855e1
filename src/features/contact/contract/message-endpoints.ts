import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import { IdempotencyHeaders } from '#src/kernel/idempotency-headers.ts'
import { listInput } from '#src/kernel/list-input.ts'
import { ContactMessage, MessageCounts, MessageStatus, SendMessageInput } from './message.ts'

const maxBytes = 32 * 1024
const MessageParams = z.object({ id: z.string().max(100) })

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Writes to the restaurant',
  tag: 'Contact',
  headers: IdempotencyHeaders,
  body: SendMessageInput,
  bodyLimit: maxBytes,
  status: 201,
  response: ContactMessage,
  problems: { 409: 'The idempotency key belongs to another message', 413: 'The request is too large' },
  codes: ['contact.phone-extra', 'contact.phone-invalid', 'contact.key-reused', 'contact.rejected'],
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/contact',
  summary: 'Messages, newest first; X-Total-Count and Link tell of the rest',
  tag: 'Contact',
  // Looks in name, e-mail and subject.
  query: listInput(MessageStatus),
  response: z.array(ContactMessage),
})

export const countMessages = endpoint({
  method: 'GET',
  path: '/api/contact/summary',
  summary: 'How many messages there are, in all and by status',
  tag: 'Contact',
  query: listInput(MessageStatus).pick({ q: true, period: true }),
  response: MessageCounts,
})

export const getMessage = endpoint({
  method: 'GET',
  path: '/api/contact/:id',
  summary: 'One message',
  tag: 'Contact',
  params: MessageParams,
  response: ContactMessage,
  problems: { 404: 'No such message' },
  codes: ['contact.not-found'],
})

export const setMessageStatus = endpoint({
  method: 'PATCH',
  path: '/api/contact/:id/status',
  summary: 'Sets the status of a message; any may follow any other',
  tag: 'Contact',
  params: MessageParams,
  body: z.object({ status: MessageStatus }),
  response: ContactMessage,
  problems: { 404: 'No such message' },
  codes: ['contact.not-found'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/contact/:id',
  summary: 'Deletes a message',
  tag: 'Contact',
  params: MessageParams,
  problems: { 404: 'No such message' },
  codes: ['contact.not-found'],
})
