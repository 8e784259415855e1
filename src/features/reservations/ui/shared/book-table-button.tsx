import { lazy, type ReactNode, Suspense, useState } from 'react'

import { Button, ButtonLink } from '#src/design/button.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'

const loadDialog = () => import('../site/booking-dialog.tsx')
const BookingDialog = lazy(async () => ({ default: (await loadDialog()).BookingDialog }))
// Ahead of the press that opens it; that press reports what goes wrong.
const preload = () => void loadDialog().catch(() => undefined)

interface BookTableButtonProps {
  readonly icon?: ReactNode
  /** Where the form stands on the page, for visitors without scripts. */
  readonly formAddress: string
  readonly children: ReactNode
}

/** Opens the booking dialog; its code comes when the press is near. */
export function BookTableButton({ icon, formAddress, children }: BookTableButtonProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const look = { size: 'large', look: 'secondary', icon } as const
  if (!useHydrated()) {
    return (
      <ButtonLink {...look} to={formAddress}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setDialog('open')}
      >
        {children}
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <BookingDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
