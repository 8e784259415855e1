import { storedFields } from '#src/kernel/stored-fields.ts'
import { maxTableLabel } from '#src/kernel/table-label.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import { deviceTime } from '#src/web/clock.ts'
import { createStore } from '#src/web/store.ts'

/** The table at which a guest sits. Its name comes from the QR code on the table, or from an order of this visit. */
interface VisitTable {
  readonly label: string
  /** When the browser learned the table's name, in milliseconds since 1970. */
  readonly at: number
  /**
   * True once the table has been filled into a checkout form. It is not filled in a second time, so that the guest's own changes
   * there stay.
   */
  readonly isTaken: boolean
}

/**
 * How many hours guests usually stay at a table. A guest who comes back another day sits elsewhere or is at home, so the table is
 * then forgotten.
 */
export const visitHours = 3

/** The guest's table, kept in the tab's session storage. It is forgotten when the tab is closed or the visit is over. */
const store = createStore<VisitTable | null>(null, {
  storage: 'sessionStorage',
  key: 'table',
  version: 1,
  restore: (stored) => restoreTable(stored, deviceTime()),
})

/** Whether this tab has opened a table's link. Session storage holds this under `table-link`. */
const openedByTableLink = createStore(false, {
  storage: 'sessionStorage',
  key: 'table-link',
  version: 1,
  restore: (stored) => stored === true,
})

/** Remembers the table of a link such as `/menu?table=7`. A link without a table changes nothing. */
export function rememberTableOfLink(search: string): void {
  const label = tableOfLink(search)
  if (!label) return
  openedByTableLink.set(true)
  rememberTable(label)
}

/**
 * Whether this tab has opened the link of a table. If it has, other guests may use the same device next. The answer stays true for
 * as long as the tab is open.
 */
export const isAtTableOfLink = () => openedByTableLink.get()

/** Remembers where the guest sits, for the next checkout of this visit. */
export function rememberTable(label: string): void {
  store.set({ label, at: deviceTime(), isTaken: false })
}

/** The table to fill into a checkout. It is returned only once, so that the guest's own changes in the checkout stay. */
export function takeTable(): string | undefined {
  const table = restoreTable(store.get(), deviceTime())
  if (!table || table.isTaken) return undefined
  store.set({ ...table, isTaken: true })
  return table.label
}

/**
 * The name of the table in a link such as `/menu?table=7`. Undefined if the link names no table, or if the text cannot be a table's
 * name.
 */
export function tableOfLink(search: string): string | undefined {
  const label = oneLine(new URLSearchParams(search).get('table') ?? '')
  return label !== '' && label.length <= maxTableLabel ? label : undefined
}

/** Returns the stored table while the visit lasts, otherwise null. It never throws, whatever the storage holds. */
export function restoreTable(stored: unknown, now: number): VisitTable | null {
  const { text, value } = storedFields<keyof VisitTable>(stored)
  const label = text('label')
  const at = value('at')
  if (label === '' || typeof at !== 'number' || at > now || now - at > visitHours * 3_600_000) return null
  return { label, at, isTaken: value('isTaken') === true }
}
