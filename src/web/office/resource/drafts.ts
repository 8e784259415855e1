import type { z } from 'zod'

import { ownValue } from '#src/kernel/own-value.ts'
import { createStore } from '../../store.ts'
import { type Fields, initialValues } from './fields.ts'

/** Unsaved values in the form of a new or an existing row. `base` is the row as it was when the user began the edit. */
export interface Draft<Row> {
  readonly values: Readonly<Record<string, unknown>>
  readonly base: Row | undefined
}

/** Drafts by their row's id; for a new row the id is `new`. */
export interface Drafts<Row> {
  get(id: string): Draft<Row> | undefined
  set(id: string, draft: Draft<Row>): void
  remove(id: string): void
}

/**
 * The drafts of a form, stored in the tab's session storage. They survive a reload, a lost connection and the end of the user's
 * session, but not the closing of the tab.
 */
export function draftsOf<Row>(
  key: string,
  { schema, fields }: { readonly schema: z.ZodType<Row>; readonly fields: Fields<never> },
): Drafts<Row> {
  type Stored = Readonly<Record<string, Draft<Row>>>

  function restore(stored: unknown): Stored {
    const drafts = entriesOf(stored).flatMap(([id, draft]) => {
      const { values, base } = Object.fromEntries(entriesOf(draft))
      const began = schema.safeParse(base).data
      // If the row with which the edit began is missing in the stored draft, nobody can tell what the user has changed. So the
      // draft is dropped.
      return id === 'new' || began ? [[id, { values: restoredValues(values), base: began }] as const] : []
    })
    return Object.fromEntries(drafts)
  }

  /** Reads the stored values. If a value is missing or has another type, the field gets its value in an empty form. */
  function restoredValues(stored: unknown) {
    const empty: Readonly<Record<string, unknown>> = initialValues(fields)
    const known = entriesOf(stored).filter(([name, value]) => typeof value === typeof ownValue(empty, name))
    return { ...empty, ...Object.fromEntries(known) }
  }

  const store = createStore<Stored>({}, { storage: 'sessionStorage', key, version: 0, restore })
  return {
    get: (id) => ownValue(store.get(), id),
    set: (id, draft) => store.set({ ...store.get(), [id]: draft }),
    remove(id) {
      const { [id]: removed, ...others } = store.get()
      if (removed) store.set(others)
    },
  }
}

/** The entries of a stored object; empty if the stored value is not an object. */
function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
}
