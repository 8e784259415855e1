import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { type PictureServices, withCopiedPictures } from '#src/features/uploads/server/uploads.ts'
import type { AboutContentInput, AboutRecord } from '../contract/about-content.ts'
import { aboutSections } from '../rules/about-sections.ts'
import { fieldNames } from '../rules/page-fields.ts'
import { findAboutContent, writeAboutContent } from './about-content-store.ts'
import { presentAboutRecord } from './present-page.ts'
import { auditedAboutContent } from './about-content-table.ts'

/** The id that audit entries use for this single record. */
const id = 'about'

const pictures = fieldNames(aboutSections, 'picture')

/**
 * Changes those fields of the page about the restaurant that the admin has sent. Throws 409 if somebody else has changed the page
 * since the admin's screen read it, and 400 if a picture cannot be copied.
 */
export async function changeAboutContent(
  services: AuditServices & PictureServices,
  by: Actor,
  { updatedAt, ...sent }: AboutContentInput,
): Promise<AboutRecord> {
  const input = await withCopiedPictures(services, sent, pictures)
  const write = { by, action: 'pages.about-changed', thing: auditedAboutContent } as const
  const saved = await recordChange(services, write, async (tx) => {
    const stored = await findAboutContent(tx)
    rejectStale(stored, updatedAt, 'pages.stale')
    const before = stored && { ...stored, id }
    const changes = changesTo(stored ?? {}, input)
    if (!changes) return { before, after: before }
    const row = await writeAboutContent(tx, { ...changes, updatedAt: services.clock.now() })
    return { before, after: { ...row, id } }
  })
  return presentAboutRecord(saved)
}
