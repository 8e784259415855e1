import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { type PictureServices, withCopiedPictures } from '#src/features/uploads/server/uploads.ts'
import type { PageSeo, PageSeoInput } from '../contract/page-seo.ts'
import { emptyPageSeo, pageSeoId } from '../contract/empty-page-seo.ts'
import { findPageSeo, type SeoPlace, writePageSeo } from './page-seo-store.ts'
import { presentPageSeo } from './present-page.ts'
import { auditedPageSeo } from './page-seo-table.ts'

/**
 * Changes those fields of a page's HTML head, in one language, that the admin has sent. Throws 409 if somebody else has changed the
 * head since the admin's screen read it, and 400 if a picture cannot be copied.
 */
export async function changePageSeo(
  services: AuditServices & PictureServices,
  by: Actor,
  place: SeoPlace,
  { updatedAt, ...given }: PageSeoInput,
): Promise<PageSeo> {
  const input = await withCopiedPictures(services, given, ['ogImageUrl'])
  const id = pageSeoId(place)
  const write = { by, action: 'pages.seo-changed', thing: auditedPageSeo } as const
  const saved = await recordChange(services, write, async (tx) => {
    const stored = await findPageSeo(tx, place)
    rejectStale(stored, updatedAt, 'pages.stale')
    const before = stored && { ...stored, id }
    // If the admin leaves the Open Graph type blank, the type of an ordinary page, `website`, is stored.
    const { ogType, ...others } = input
    const sent = { ...others, ...(ogType !== undefined && { ogType: ogType ?? 'website' }) }
    const changes = changesTo(stored ?? {}, sent)
    if (!changes) return { before, after: before }
    const row = await writePageSeo(tx, place, { ...changes, updatedAt: services.clock.now() })
    return { before, after: { ...row, id } }
  })
  return saved ? presentPageSeo(saved) : emptyPageSeo(place)
}
