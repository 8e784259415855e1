import { conflict } from '#src/kernel/problem.ts'
import { changesTo } from '#src/server/database/changes-to.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { HomeContentInput, HomeRecord } from '../contract/home-content.ts'
import { findHomeContent, presentHomeRecord, writeHomeContent } from './home-content-store.ts'
import { auditedHomeContent } from './home-content-table.ts'

/** The single record, as audit entries name it. */
const id = 'home'

/**
 * Changes the fields of the home page that are sent. Throws 409 where somebody else has changed it since the screen read
 * it.
 */
export async function changeHomeContent(
  services: AuditServices,
  by: Actor,
  { updatedAt, ...input }: HomeContentInput,
): Promise<HomeRecord> {
  const write = { by, action: 'pages.home-changed', thing: auditedHomeContent } as const
  const saved = await recordChange(services, write, async (tx) => {
    const stored = await findHomeContent(tx)
    if (updatedAt !== undefined && updatedAt !== (stored?.updatedAt.toISOString() ?? null)) {
      throw conflict('pages.stale', 'Someone else has changed this page meanwhile')
    }
    const before = stored && { ...stored, id }
    const changes = changesTo(stored ?? {}, input)
    if (!changes) return { before, after: before }
    const row = await writeHomeContent(tx, { ...changes, updatedAt: services.clock.now() })
    return { before, after: { ...row, id } }
  })
  return presentHomeRecord(saved)
}
