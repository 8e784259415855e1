import type { Actor } from '#src/server/http/actor.ts'
import { deleteRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { lockSubscriber } from './subscriber-store.ts'
import { auditedSubscriber, subscriberTable } from './subscriber-table.ts'

/**
 * Deletes a subscriber for good. This is for people who ask the restaurant to end the subscription instead of opening the link
 * themselves. Throws 404 if the subscriber does not exist.
 */
export function deleteSubscriber(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'newsletter.deleted', thing: auditedSubscriber } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockSubscriber(tx, id)
    await deleteRow(tx, subscriberTable, id)
    return { before, after: undefined }
  })
}
