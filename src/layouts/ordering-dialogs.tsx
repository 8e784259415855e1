import { lazy, useState } from 'react'

import { showOrdering, useOrderingStep } from '#src/features/cart/ui/site/ordering-step.ts'
import { FailedDialog, PagePart } from '#src/web/page-part.tsx'

const loadOrdering = () => import('#src/features/orders/ui/site/ordering.tsx')
const Ordering = lazy(async () => ({ default: (await loadOrdering()).Ordering }))

/** Fetches the code of the dialogs ahead of the press that opens them. */
export function preloadOrdering(): void {
  // If this fails, the press itself loads the code and reports the error.
  loadOrdering().catch(() => undefined)
}

/** Cart, checkout and success, opened from any page. Their code is loaded on the first opening. */
export function OrderingDialogs() {
  const open = useOrderingStep() !== 'closed'
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  if (!used) return null
  const giveUp = () => {
    showOrdering('closed')
    setUsed(false)
  }
  return (
    <PagePart failed={<FailedDialog onFailed={giveUp} />}>
      <Ordering />
    </PagePart>
  )
}
