import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { persistedIn } from '../browser-storage.ts'

interface FormDraft<Form> {
  readonly form: Form
  change(part: Partial<Form>): void
  reset(): void
}

/**
 * A half-filled form. It lives in the tab's session storage under its name, so that neither a reload nor another
 * language nor a failed attempt costs the guest a word; it is gone with the tab. `restore` makes a form of whatever was
 * stored there.
 */
export function formDraft<Form extends object>(
  name: string,
  empty: Form,
  restore: (stored: unknown) => Form,
) {
  return create<FormDraft<Form>>()(
    persist(
      (set) => ({
        form: empty,
        change: (part) => set(({ form }) => ({ form: { ...form, ...part } })),
        reset: () => set({ form: empty }),
      }),
      {
        name,
        storage: persistedIn(() => sessionStorage),
        partialize: ({ form }) => ({ form }),
        merge: (stored, draft) => ({
          ...draft,
          form: restore((stored as Partial<FormDraft<Form>> | undefined)?.form), // whatever it is, it is checked
        }),
      },
    ),
  )
}
