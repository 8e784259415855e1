import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import type { ContactMessage } from '../contract/message.ts'
import type { MessageRow } from './message-store.ts'

/** A message in the form that responses have, for the office and for the guest who sent it. */
export function presentMessage(message: MessageRow): ContactMessage {
  return { ...withIsoTimes(message), shownPhone: message.phone && shownPhone(message.phone) }
}
