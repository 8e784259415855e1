import { storedFields } from '#src/kernel/stored-fields.ts'
import { maxTableLabel } from '#src/kernel/table-label.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import { deviceTime } from '#src/web/clock.ts'
import { createStore } from '#src/web/store.ts'

/**
 * The table at which a guest sits. The browser knows it from the QR code on the table, or from an order that the guest has placed
 * during this visit.
 */
interface VisitTable {
  readonly label: string
  /** When the browser learned the table, in milliseconds since 1970. */
  readonly at: number
  /**
   * True after the table has been filled into a checkout form. It is filled in only once, because the guest may have changed it in
   * the form.
   */
  readonly isTaken: boolean
}

/**
 * After this many hours a table is forgotten, because guests have usually left by then. A guest who comes back another day sits at
 * another table or orders from home.
 */
export const visitHours = 3

/** The guest's table, in the tab's session storage. It is forgotten when the guest closes the tab or after `visitHours`. */
const store = createStore<VisitTable | null>(null, {
  storage: 'sessionStorage',
  key: 'table',
  version: 1,
  restore: (stored) => restoreTable(stored, deviceTime()),
})

/** True if this tab was opened by the link of a table. It is kept in session storage under `table-link`. */
const openedByTableLink = createStore(false, {
  storage: 'sessionStorage',
  key: 'table-link',
  version: 1,
  restore: (stored) => stored === true,
})

/** Stores the table of a link such as `/menu?table=7`. A link without a table changes nothing. */
export function rememberTableOfLink(search: string): void {
  const label = tableOfLink(search)
  if (!label) return
  openedByTableLink.set(true)
  rememberTable(label)
}

/**
 * Whether this tab was opened by the link of a table. In that case other guests may use the same device later. The result stays
 * true until the tab is closed.
 */
export const isAtTableOfLink = () => openedByTableLink.get()

/** Stores the guest's table for the next checkout of this visit. */
export function rememberTable(label: string): void {
  store.set({ label, at: deviceTime(), isTaken: false })
}

/** The table to fill into a checkout form. It is returned only once, because the guest may change it in the form. */
export function takeTable(): string | undefined {
  const table = restoreTable(store.get(), deviceTime())
  if (!table || table.isTaken) return undefined
  store.set({ ...table, isTaken: true })
  return table.label
}

/**
 * The name of the table in a link such as `/menu?table=7`. Undefined if the link has no table, or a text that cannot be the name of
 * a table.
 */
export function tableOfLink(search: string): string | undefined {
  const label = oneLine(new URLSearchParams(search).get('table') ?? '')
  return label !== '' && label.length <= maxTableLabel ? label : undefined
}

/**
 * Returns the stored table, or null if there is none or if it is older than `visitHours`. Never throws, whatever the storage
 * contains.
 */
export function restoreTable(stored: unknown, now: number): VisitTable | null {
  const { text, value } = storedFields<keyof VisitTable>(stored)
  const label = text('label')
  const at = value('at')
  if (label === '' || typeof at !== 'number' || at > now || now - at > visitHours * 3_600_000) return null
  return { label, at, isTaken: value('isTaken') === true }
}
