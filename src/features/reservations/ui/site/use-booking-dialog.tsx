import { lazy, useState } from 'react'

import { FailedDialog, PagePart } from '#src/web/page-part.tsx'

const loadDialog = () => import('./booking-dialog.tsx')
const BookingDialog = lazy(async () => ({ default: (await loadDialog()).BookingDialog }))
// Starts to load the dialog's code before the guest presses the button. An error is ignored here, because pressing the button tries
// again and reports the error.
const preload = () => void loadDialog().catch(() => undefined)

const opener = { 'aria-haspopup': 'dialog', onPointerEnter: preload, onFocus: preload } as const

/**
 * Returns the booking dialog, and the props for the button or link that opens it. The dialog's code starts to load when the pointer
 * or the focus reaches that button or link.
 */
export function useBookingDialog() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const dialog = state !== 'unused' && (
    <PagePart failed={<FailedDialog onFailed={() => setState('unused')} />}>
      <BookingDialog open={state === 'open'} onClose={() => setState('closed')} />
    </PagePart>
  )
  return { opener, open: () => setState('open'), dialog }
}
