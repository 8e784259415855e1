import { createStore, type Store } from '../store.ts'

/** A half-filled form: where it is stored, and what it is called there. */
export interface FormDraft<Values> extends Store<{ readonly form: Values }> {
  readonly name: string
}

/**
 * A half-filled form. It lives in the tab's session storage under its name, so that neither a reload nor another
 * language nor a failed attempt costs the guest a word; it is gone with the tab. `restore` makes a form of whatever was
 * stored there.
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
      restore: (stored) => ({ form: restore((stored as { form?: unknown } | undefined)?.form) }), // checked by `restore`
    },
  )
  return { ...store, name }
}
