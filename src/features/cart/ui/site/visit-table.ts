import { storedFields } from '#src/kernel/stored-fields.ts'
import { maxTableLabel } from '#src/kernel/table-label.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import { deviceTime } from '#src/web/clock.ts'
import { createStore } from '#src/web/store.ts'

/** The table at which a guest sits, as the code on it or an order of this visit has named it. */
interface VisitTable {
  readonly label: string
  /** When it was named, in milliseconds. */
  readonly at: number
  /** A checkout has been filled in with it: what the guest changed there stays. */
  readonly isTaken: boolean
}

/** As long as one stays at a table; who comes back another day sits elsewhere, or at home. */
export const visitHours = 3

/** In the tab's session storage under `table`: it ends with the tab, and with the visit. */
const store = createStore<VisitTable | null>(null, {
  storage: 'sessionStorage',
  key: 'table',
  version: 1,
  restore: (stored) => restoreTable(stored, deviceTime()),
})

/** In session storage too, under `table-link`. */
const openedByTableLink = createStore(false, {
  storage: 'sessionStorage',
  key: 'table-link',
  version: 1,
  restore: (stored) => stored === true,
})

/** Remembers the table of a link such as `/menu?table=7`; any other leaves it as it is. */
export function rememberTableOfLink(search: string): void {
  const label = tableOfLink(search)
  if (!label) return
  openedByTableLink.set(true)
  rememberTable(label)
}

/** Whether a link of a table has been opened in this tab: others may sit at this device next. It stays so, however long the tab is open. */
export const isAtTableOfLink = () => openedByTableLink.get()

/** Remembers where the guest sits, for the next checkout of this visit. */
export function rememberTable(label: string): void {
  store.set({ label, at: deviceTime(), isTaken: false })
}

/** The table to fill a checkout in with; once, so that what the guest changes there stays. */
export function takeTable(): string | undefined {
  const table = restoreTable(store.get(), deviceTime())
  if (!table || table.isTaken) return undefined
  store.set({ ...table, isTaken: true })
  return table.label
}

/** The table that a link such as `/menu?table=7` names; undefined where it names none, or nothing a table can be called. */
export function tableOfLink(search: string): string | undefined {
  const label = oneLine(new URLSearchParams(search).get('table') ?? '')
  return label !== '' && label.length <= maxTableLabel ? label : undefined
}

/** The table while the visit lasts, whatever storage holds by now; null for none. Never throws. */
export function restoreTable(stored: unknown, now: number): VisitTable | null {
  const { text, value } = storedFields<keyof VisitTable>(stored)
  const label = text('label')
  const at = value('at')
  if (label === '' || typeof at !== 'number' || at > now || now - at > visitHours * 3_600_000) return null
  return { label, at, isTaken: value('isTaken') === true }
}
