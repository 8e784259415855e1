import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

import { emptyReservation, restoreReservation, type ReservationForm } from '../../rules/reservation-form.ts'

interface BookingDraft {
  readonly form: ReservationForm
  change(part: Partial<ReservationForm>): void
  reset(): void
}

/**
 * The half-filled booking form, one for the home page and the dialog. It lives in the tab's session storage, so that
 * neither a reload nor another language nor a failed booking costs the guest a word; it is gone with the tab.
 */
export const useBookingDraft = create<BookingDraft>()(
  persist(
    (set) => ({
      form: emptyReservation,
      change: (part) => set(({ form }) => ({ form: { ...form, ...part } })),
      reset: () => set({ form: emptyReservation }),
    }),
    {
      name: 'booking',
      storage: createJSONStorage(() => ({
        getItem: (name) => attempt(() => sessionStorage.getItem(name)),
        setItem: (name, value) => attempt(() => sessionStorage.setItem(name, value)),
        removeItem: (name) => attempt(() => sessionStorage.removeItem(name)),
      })),
      partialize: ({ form }) => ({ form }),
      merge: (kept, draft) => ({
        ...draft,
        form: restoreReservation((kept as Partial<BookingDraft> | undefined)?.form), // whatever it is, it is checked
      }),
    },
  ),
)

/** Storage can be forbidden or full; the form then lives as long as the page. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
