import { lazy, useState } from 'react'

import { showOrdering, useOrderingStep } from '#src/features/cart/ui/site/ordering-step.ts'
import { FailedDialog, PagePart } from '#src/web/page-part.tsx'

const loadOrdering = () => import('#src/features/orders/ui/site/ordering.tsx')
const Ordering = lazy(async () => ({ default: (await loadOrdering()).Ordering }))

/** Loads the code of the ordering dialogs in advance, before a guest presses the button that opens them. */
export function preloadOrdering(): void {
  // If loading fails here, the error is ignored: pressing the button loads the code again and reports the error.
  loadOrdering().catch(() => undefined)
}

/**
 * The dialogs for cart, checkout and success, which a guest can open on any page. Their code is loaded when the first dialog is
 * opened.
 */
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
