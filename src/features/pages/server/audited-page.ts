import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/**
 * Tells the audit log which fields of a page's record or HTML head its entries contain: everything on the page, and whether it is
 * shown. None of these fields is personal data, because guests can read all of them.
 */
export function auditedPage<Column extends string>(
  kind: string,
  columns: Readonly<Record<Column, unknown>>,
): AuditedThing<Column> {
  const recorded = Object.keys(columns).filter((column) => column !== 'id' && column !== 'updatedAt')
  return {
    kind,
    list: 'pages',
    isPublic: true,
    // Before the first save there is no row to lock. So changes take this advisory lock instead, which lets only one change run at
    // a time.
    lock: advisoryLocks.pageContent,
    fields: Object.fromEntries(recorded.map((column) => [column, 'shown'])) as AuditedThing<Column>['fields'], // the cast is right, because every recorded column gets a rule
  }
}
