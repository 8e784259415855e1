import type { ReactNode } from 'react'

import { Button, ButtonLink } from '#src/design/button.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { useBookingDialog } from './use-booking-dialog.tsx'

interface BookTableButtonProps {
  readonly icon?: ReactNode
  /** The address of the booking form on the page. Visitors without scripts follow it, because the dialog needs scripts. */
  readonly formAddress: string
  readonly children: ReactNode
}

/** The button that opens the booking dialog. The dialog's code loads when the pointer or focus reaches the button. */
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
