import { rowId } from '#src/kernel/row-id.ts'
import { findMade } from '#src/server/database/idempotency.ts'
import { rejectBots, requireGuestPhone } from '#src/server/http/guest-input.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { insertRow } from '#src/server/database/rows.ts'
import { notify } from '#src/features/notifications/server/notifications.ts'
import type { SendMessageInput } from '../contract/message.ts'
import { findMessage, type MessageRow } from './message-store.ts'
import { messageIdempotencyTable, messageTable } from './message-table.ts'

/**
 * Stores a message and the notification about it, both or neither. If a request is repeated with the same idempotency key, the same
 * message is returned.
 */
export async function sendMessage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: SendMessageInput,
  idempotencyKey: string | undefined,
): Promise<MessageRow> {
  rejectBots(input, 'contact.rejected')
  const phone = input.phone ? requireGuestPhone(input.phone, 'contact', 'phone') : null
  const now = clock.now()
  const message = newMessageRow(input, phone, now)
  return db.transaction(async (tx) => {
    const attempt = { key: idempotencyKey, input, madeId: message.id, now }
    const find = (id: string) => findMessage(tx, id)
    const earlier = await findMade(tx, messageIdempotencyTable, attempt, find, 'contact.key-reused')
    if (earlier) return earlier

    await insertRow(tx, messageTable, message)
    const notificationId = await notify(tx, newMessageNotification(message), now)
    await publishOfficeEvent(tx, { lists: ['contact', 'notifications'], notificationId })
    return message
  })
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
    customerPhone: phone && shownPhone(phone),
    referenceId: id,
    referenceType: 'contact',
    priority: 'normal' as const,
  }
}
