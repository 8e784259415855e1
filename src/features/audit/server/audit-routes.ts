import type { FastifyInstance } from 'fastify'

import { setPageHeaders } from '#src/server/database/list-page.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/audit-endpoints.ts'
import type { AuditEntry } from '../contract/audit.ts'
import { findEntryPage, type ListedEntry } from './audit-store.ts'

/** The route by which admins read what was changed in the office. */
export function auditRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, endpoints.listAuditEntries, async ({ query, request, reply }) => {
    const page = await findEntryPage(db, query)
    setPageHeaders(request, reply, page)
    return page.rows.map(presentEntry)
  })
}

function presentEntry(row: ListedEntry): AuditEntry {
  const { id, changedAt, actorKind, actorId, actorRole, action, thingKind, thingId, changes } = row
  return {
    id,
    changedAt: changedAt.toISOString(),
    by: { kind: actorKind, id: actorId, role: actorRole },
    action,
    thing: { kind: thingKind, id: thingId },
    changes,
  }
}
