import { lazy, useState } from 'react'

import { FailedDialog, PagePart } from '#src/web/page-part.tsx'

const loadDialog = () => import('./booking-dialog.tsx')
const BookingDialog = lazy(async () => ({ default: (await loadDialog()).BookingDialog }))
// Loads the dialog's code before the press that needs it. An error is ignored here, because the press itself reports it.
const preload = () => void loadDialog().catch(() => undefined)

const opener = { 'aria-haspopup': 'dialog', onPointerEnter: preload, onFocus: preload } as const

/** The booking dialog and the props of its opener. The dialog's code loads when the pointer or focus reaches the opener. */
export function useBookingDialog() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const dialog = state !== 'unused' && (
    <PagePart failed={<FailedDialog onFailed={() => setState('unused')} />}>
      <BookingDialog open={state === 'open'} onClose={() => setState('closed')} />
    </PagePart>
  )
  return { opener, open: () => setState('open'), dialog }
}
