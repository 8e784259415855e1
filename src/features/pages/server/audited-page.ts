import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/**
 * What audit entries store about the record or the head of a page: everything that is on the page, and whether it is shown. None of
 * it is personal data, because guests read all of it.
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
    // Before the first save there is no row to lock, so changes take this advisory lock and wait for each other.
    lock: advisoryLocks.pageContent,
    fields: Object.fromEntries(recorded.map((column) => [column, 'shown'])) as AuditedThing<Column>['fields'], // every recorded column has a rule here
  }
}
