import type { Actor } from '#src/server/http/actor.ts'
import { updateRow, deleteRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { MessageStatus } from '../contract/message.ts'
import { lockMessage, type MessageRow } from './message-store.ts'
import { auditedMessage, messageTable } from './message-table.ts'

/** Sets the status of a message. Any status may follow any other. Throws 404 if there is no such message. */
export function setMessageStatus(
  services: AuditServices,
  by: Actor,
  id: string,
  status: MessageStatus,
): Promise<MessageRow> {
  const write = { by, action: 'contact.status', thing: auditedMessage } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockMessage(tx, id)
    const after = before.status === status ? before : await updateRow(tx, messageTable, id, { status })
    return { before, after }
  })
}

/** Deletes a message for good. Throws 404 if there is no such message. */
export function deleteMessage(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'contact.deleted', thing: auditedMessage } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockMessage(tx, id)
    await deleteRow(tx, messageTable, id)
    return { before, after: undefined }
  })
}
