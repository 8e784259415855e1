import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { persistedIn } from '../browser-storage.ts'

interface FormDraft<Form> {
  readonly form: Form
  change(part: Partial<Form>): void
  reset(): void
}

/**
 * A half-filled form. It lives in the tab's session storage under its name, so that neither a reload nor another language
 * nor a failed attempt costs the guest a word; it is gone with the tab. `restore` makes a form of whatever was kept there.
 */
export function formDraft<Form extends object>(name: string, empty: Form, restore: (kept: unknown) => Form) {
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
        merge: (kept, draft) => ({
          ...draft,
          form: restore((kept as Partial<FormDraft<Form>> | undefined)?.form), // whatever it is, it is checked
        }),
      },
    ),
  )
}
