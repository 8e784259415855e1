import { createStore, type Store } from '../store.ts'

/** A half-filled form: where it is stored, and under which name. */
export interface FormDraft<Values> extends Store<{ readonly form: Values }> {
  readonly name: string
}

/**
 * A half-filled form. It is in the tab's session storage under its name, so that a reload, a change of language or a failed attempt
 * loses nothing of it; it ends with the tab. `restore` turns what was stored into the form's values.
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
      restore: (stored) => ({ form: restore((stored as { form?: unknown } | undefined)?.form) }), // `restore` checks it
    },
  )
  return { ...store, name }
}
