import { createStore, type Store } from '../store.ts'

/** A half-filled form, together with the storage in which it is kept and the name under which it is stored. */
export interface FormDraft<Values> extends Store<{ readonly form: Values }> {
  readonly name: string
}

/**
 * A half-filled form in the tab's session storage, so that a reload, a change of language or a failed attempt loses nothing. The
 * browser deletes it when the tab is closed. `restore` turns the stored value into the form's values.
 */
export function formDraft<Values extends object>(
  name: string,
  empty: Values,
  restore: (stored: unknown) => Values,
): FormDraft<Values> {
  const store = createStore<{ readonly form: Values }>(
    { form: empty },
    {
      storage: 'sessionStorage',
      key: name,
      version: 0,
      restore: (stored) => ({ form: restore((stored as { form?: unknown } | undefined)?.form) }), // the caller's `restore` checks the value
    },
  )
  return { ...store, name }
}
