import type { Queries } from '#src/server/database/connection.ts'
import type { HomeRecord } from '../contract/home-content.ts'
import { homeContentTable } from './home-content-table.ts'

type HomeContentRow = typeof homeContentTable.$inferSelect
type HomeContentChange = Partial<Omit<HomeContentRow, 'id'>>

/** The record of the home page; undefined where nothing has been saved. */
export async function findHomeContent(db: Queries): Promise<HomeContentRow | undefined> {
  return (await db.select().from(homeContentTable))[0]
}

/** Writes these fields of the record, which it makes where there is none. */
export async function writeHomeContent(tx: Queries, change: HomeContentChange): Promise<HomeContentRow> {
  const [row] = await tx
    .insert(homeContentTable)
    .values(change)
    .onConflictDoUpdate({ target: homeContentTable.id, set: change })
    .returning()
  if (!row) throw new Error('Saving the texts of the home page returned no row')
  return row
}

/** The record as the editor has it, empty where nothing has been saved. */
export function presentHomeRecord(row: Omit<HomeContentRow, 'id'> | undefined): HomeRecord {
  return {
    heroTitle: row?.heroTitle ?? null,
    heroTitleVi: row?.heroTitleVi ?? null,
    featuredTitle: row?.featuredTitle ?? null,
    featuredTitleVi: row?.featuredTitleVi ?? null,
    featuredSubtitle: row?.featuredSubtitle ?? null,
    featuredSubtitleVi: row?.featuredSubtitleVi ?? null,
    reservationTitle: row?.reservationTitle ?? null,
    reservationTitleVi: row?.reservationTitleVi ?? null,
    reservationSubtitle: row?.reservationSubtitle ?? null,
    reservationSubtitleVi: row?.reservationSubtitleVi ?? null,
    reviewsTitle: row?.reviewsTitle ?? null,
    reviewsTitleVi: row?.reviewsTitleVi ?? null,
    reviewsSubtitle: row?.reviewsSubtitle ?? null,
    reviewsSubtitleVi: row?.reviewsSubtitleVi ?? null,
    blogTitle: row?.blogTitle ?? null,
    blogTitleVi: row?.blogTitleVi ?? null,
    blogSubtitle: row?.blogSubtitle ?? null,
    blogSubtitleVi: row?.blogSubtitleVi ?? null,
    pendingHeroVideoUrl: row?.pendingHeroVideoUrl ?? null,
    heroPosterUrl: row?.heroPosterUrl ?? null,
    pendingReservationVideoUrl: row?.pendingReservationVideoUrl ?? null,
    reservationPosterUrl: row?.reservationPosterUrl ?? null,
    isActive: row?.isActive ?? true,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}
