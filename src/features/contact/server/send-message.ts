import { formatPhone, parsePhone } from '#src/kernel/phone.ts'
import { invalid } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { claimKey, findMade, type Attempt } from '#src/server/database/idempotency.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { notify } from '#src/features/notifications/server/notifications.ts'
import type { SendMessageInput } from '../contract/message.ts'
import { findMessage, insertMessage, type MessageRow } from './message-store.ts'
import { messageIdempotencyTable } from './message-table.ts'

/**
 * Stores a message together with the notification the restaurant gets, or nothing at all. With an idempotency key the
 * same request returns the same message however often it arrives.
 */
export async function sendMessage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: SendMessageInput,
  idempotencyKey: string | undefined,
): Promise<MessageRow> {
  rejectBots(input)
  const now = clock.now()
  const message = newMessageRow(input, phoneOf(input), now)
  return db.transaction(async (tx) => {
    const attempt = idempotencyKey && { key: idempotencyKey, input, madeId: message.id, now }
    const earlier = attempt && (await earlierMessage(tx, attempt))
    if (earlier) return earlier

    await insertMessage(tx, message)
    const notificationId = await notify(tx, newMessageNotification(message), now)
    await publishOfficeEvent(tx, { lists: ['contact', 'notifications'], notificationId })
    return message
  })
}

/** The field people never see was filled in: a program wrote this. */
function rejectBots(input: SendMessageInput): void {
  if (input.website) throw invalid('contact.rejected', 'The message cannot be accepted')
}

function phoneOf(input: SendMessageInput): string | null {
  if (!input.phone) return null
  const phone = parsePhone(input.phone)
  const message = 'Enter a Vietnamese phone number'
  if (!phone) throw invalid('contact.phone-invalid', message, { phone: message })
  return phone
}

async function earlierMessage(tx: Queries, attempt: Attempt): Promise<MessageRow | undefined> {
  const claim = await claimKey(tx, messageIdempotencyTable, attempt)
  return findMade(claim, (id) => findMessage(tx, id), 'contact.key-reused')
}

function newMessageRow(input: SendMessageInput, phone: string | null, now: Date): MessageRow {
  const { name, email, subject, message, language } = input
  return {
    id: rowId('msg', now),
    name,
    email,
    phone,
    subject,
    message,
    language,
    status: 'new',
    createdAt: now,
  }
}

function newMessageNotification({ id, name, subject, phone }: MessageRow) {
  const content = `${name}: ${subject}`
  return {
    type: 'contact' as const,
    title: 'New message',
    titleVi: 'Tin nhắn mới',
    content,
    contentVi: content,
    customerName: name,
    customerPhone: phone && formatPhone(phone),
    referenceId: id,
    referenceType: 'contact',
    priority: 'normal' as const,
  }
}
