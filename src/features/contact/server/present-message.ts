import { shownPhone } from '#src/server/phone-numbers.ts'
import type { ContactMessage } from '../contract/message.ts'
import type { MessageRow } from './message-store.ts'

/** A message as the responses hold it, both to the office and to the guest who sent it. */
export function presentMessage({ createdAt, ...message }: MessageRow): ContactMessage {
  return {
    ...message,
    shownPhone: message.phone && shownPhone(message.phone),
    createdAt: createdAt.toISOString(),
  }
}
