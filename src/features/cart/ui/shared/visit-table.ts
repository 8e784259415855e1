import { createStore } from '#src/web/store.ts'
import { restoreTable, tableOfLink, type VisitTable } from '../../rules/visit-table.ts'

/** In the tab's session storage under `table`: it ends with the tab, and with the visit. */
const store = createStore<VisitTable | null>(null, {
  storage: 'sessionStorage',
  key: 'table',
  version: 1,
  restore: (stored) => restoreTable(stored, Date.now()),
})

/** Remembers the table of a link such as `/menu?table=7`; any other leaves it as it is. */
export function rememberTableOfLink(search: string): void {
  const label = tableOfLink(search)
  if (label) rememberTable(label)
}

/** Remembers where the guest sits, for the next checkout of this visit. */
export function rememberTable(label: string): void {
  store.set({ label, at: Date.now(), isTaken: false })
}

/** The table to fill a checkout in with; once, so that what the guest changes there stays. */
export function takeTable(): string | undefined {
  const table = restoreTable(store.get(), Date.now())
  if (!table || table.isTaken) return undefined
  store.set({ ...table, isTaken: true })
  return table.label
}
