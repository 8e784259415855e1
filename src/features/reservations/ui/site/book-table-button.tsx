import type { ReactNode } from 'react'

import { Button, ButtonLink } from '#src/design/button.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { useBookingDialog } from './use-booking-dialog.tsx'

interface BookTableButtonProps {
  readonly icon?: ReactNode
  /** The address of the booking form on this page. Without scripts there is no dialog, and the button leads to this address. */
  readonly formAddress: string
  readonly children: ReactNode
}

/** A button that opens the booking dialog. The dialog's code is loaded when the pointer or the focus reaches the button. */
export function BookTableButton({ icon, formAddress, children }: BookTableButtonProps) {
  const { opener, open, dialog } = useBookingDialog()
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
      <Button {...look} {...opener} onClick={open}>
        {children}
      </Button>
      {dialog}
    </>
  )
}
