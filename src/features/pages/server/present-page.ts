import type { AboutRecord } from '../contract/about-content.ts'
import type { HomeRecord } from '../contract/home-content.ts'
import type { PageSeo } from '../contract/page-seo.ts'
import { aboutSections } from '../rules/about-sections.ts'
import { pageSeoId } from '../contract/empty-page-seo.ts'
import { filmColumns } from '../rules/films.ts'
import { homeSections } from '../rules/home-sections.ts'
import { byName, pageColumns } from '../rules/page-fields.ts'
import type { aboutContentTable } from './about-content-table.ts'
import type { homeContentTable } from './home-content-table.ts'
import type { pageSeoTable } from './page-seo-table.ts'

/** Turns a stored HTML head into the form in which the API returns it. */
export function presentPageSeo({ updatedAt, ...row }: typeof pageSeoTable.$inferSelect): PageSeo {
  return { ...row, id: pageSeoId(row), updatedAt: updatedAt.toISOString() }
}

const homeColumns = [...pageColumns(homeSections).map(({ name }) => name), ...filmColumns]
const aboutColumns = pageColumns(aboutSections).map(({ name }) => name)

/** The home page's record in the form in which its editor gets it; empty if nobody has saved the page yet. */
export function presentHomeRecord(
  row: Omit<typeof homeContentTable.$inferSelect, 'id'> | undefined,
): HomeRecord {
  return presentRecord(homeColumns, row)
}

/** The record of the page about the restaurant in the form in which its editor gets it; empty if nobody has saved the page yet. */
export function presentAboutRecord(
  row: Omit<typeof aboutContentTable.$inferSelect, 'id'> | undefined,
): AboutRecord {
  return presentRecord(aboutColumns, row)
}

type RecordRow<Column extends string> = Readonly<Record<Column, string | null>> & {
  readonly isActive: boolean
  readonly updatedAt: Date
}

function presentRecord<Column extends string>(
  columns: readonly Column[],
  row: RecordRow<Column> | undefined,
) {
  return {
    ...byName(columns, (column) => row?.[column] ?? null),
    isActive: row?.isActive ?? true,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}
