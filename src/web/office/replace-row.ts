import type { ListPage } from './office-api.ts'

interface Row {
  readonly id: string
}

/** What the queries of a list hold: one row, one page, or several of an endless list. */
export type HeldRows<Each extends Row> =
  | Each
  | ListPage<Each>
  | { readonly pages: readonly ListPage<Each>[] }
  | undefined

/** The same with a row as it is now, wherever they hold it. */
export function replaceRow<Each extends Row>(held: HeldRows<Each>, changed: Each): HeldRows<Each> {
  if (!held) return held
  if ('id' in held) return held.id === changed.id ? changed : held
  if ('pages' in held) return { ...held, pages: held.pages.map((page) => inPage(page, changed)) }
  return inPage(held, changed)
}

function inPage<Each extends Row>(page: ListPage<Each>, changed: Each): ListPage<Each> {
  return { ...page, rows: page.rows.map((row) => (row.id === changed.id ? changed : row)) }
}
