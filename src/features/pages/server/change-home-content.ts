import { invalid } from '#src/kernel/problem.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import {
  isMissingObject,
  isStoredFilm,
  type PictureServices,
  withCopiedPictures,
} from '#src/features/uploads/server/uploads.ts'
import type { HomeContentInput, HomeRecord } from '../contract/home-content.ts'
import { filmFields, isUploadedFilm } from '../rules/films.ts'
import { homeSections } from '../rules/home-sections.ts'
import { fieldNames } from '../rules/page-fields.ts'
import { findHomeContent, writeHomeContent } from './home-content-store.ts'
import { presentHomeRecord } from './present-page.ts'
import { auditedHomeContent } from './home-content-table.ts'

/** The id that audit entries use for this single record. */
const id = 'home'

const posters = Object.values(filmFields).map(({ poster }) => poster)
const pictures = [...posters, ...fieldNames(homeSections, 'picture')]

/**
 * Changes those fields of the home page that the admin has sent. Throws 409 if somebody else has changed the page since the admin's
 * screen read it. Throws 400 with the field's name if a film or picture does not exist or cannot be copied.
 */
export async function changeHomeContent(
  services: AuditServices & PictureServices,
  by: Actor,
  { updatedAt, ...sent }: HomeContentInput,
): Promise<HomeRecord> {
  const input = await withCopiedPictures(services, sent, pictures)
  const write = { by, action: 'pages.home-changed', thing: auditedHomeContent } as const
  const saved = await recordChange(services, write, async (tx) => {
    const stored = await findHomeContent(tx)
    rejectStale(stored, updatedAt, 'pages.stale')
    const before = stored && { ...stored, id }
    const changes = changesTo(stored ?? {}, input)
    if (!changes) return { before, after: before }
    await rejectMissing(services, changes)
    const row = await writeHomeContent(tx, { ...changes, updatedAt: services.clock.now() })
    return { before, after: { ...row, id } }
  })
  return presentHomeRecord(saved)
}

/**
 * Throws 400 if a new film or picture does not exist. `changes` contains only files that the stored record does not name yet, so
 * old files are not checked again.
 */
async function rejectMissing(
  services: Pick<PictureServices, 'storage'>,
  changes: Partial<HomeContentInput>,
): Promise<void> {
  for (const { film } of Object.values(filmFields)) {
    const address = changes[film]
    if (address && isUploadedFilm(address) && !(await isStoredFilm(services.storage, keyOf(address)))) {
      throw invalid('pages.film-missing', 'There is no such film', { [film]: 'There is no such film' })
    }
  }
  for (const field of pictures) {
    const picture = changes[field]
    if (picture && (await isMissingObject(services, picture))) {
      throw invalid('pages.picture-missing', 'There is no such picture', {
        [field]: 'There is no such picture',
      })
    }
  }
}

function keyOf(address: string): string {
  return address.replace('/objects/', '')
}
