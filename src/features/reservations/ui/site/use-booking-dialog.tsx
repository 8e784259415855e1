import { lazy, Suspense, useState } from 'react'

const loadDialog = () => import('./booking-dialog.tsx')
const BookingDialog = lazy(async () => ({ default: (await loadDialog()).BookingDialog }))
// Ahead of the press that opens it; that press reports what goes wrong.
const preload = () => void loadDialog().catch(() => undefined)

const opener = { 'aria-haspopup': 'dialog', onPointerEnter: preload, onFocus: preload } as const

/** The booking dialog, whose code comes when the press is near, and what its opener needs. */
export function useBookingDialog() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const dialog = state !== 'unused' && (
    <Suspense>
      <BookingDialog open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  )
  return { opener, open: () => setState('open'), dialog }
}
