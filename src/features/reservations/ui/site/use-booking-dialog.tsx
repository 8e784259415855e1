import { lazy, useState } from 'react'

import { FailedDialog, PagePart } from '#src/web/page-part.tsx'

const loadDialog = () => import('./booking-dialog.tsx')
const BookingDialog = lazy(async () => ({ default: (await loadDialog()).BookingDialog }))
// Ahead of the press that opens it; that press reports what goes wrong.
const preload = () => void loadDialog().catch(() => undefined)

const opener = { 'aria-haspopup': 'dialog', onPointerEnter: preload, onFocus: preload } as const

/** The booking dialog, whose code comes when the press is near, and what its opener needs. */
export function useBookingDialog() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const dialog = state !== 'unused' && (
    <PagePart failed={<FailedDialog onFailed={() => setState('unused')} />}>
      <BookingDialog open={state === 'open'} onClose={() => setState('closed')} />
    </PagePart>
  )
  return { opener, open: () => setState('open'), dialog }
}
