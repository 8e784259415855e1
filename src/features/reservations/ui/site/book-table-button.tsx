import type { ReactNode } from 'react'

import { Button, ButtonLink } from '#src/design/button.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { useBookingDialog } from './use-booking-dialog.tsx'

interface BookTableButtonProps {
  readonly icon?: ReactNode
  /** Where the form stands on the page, for visitors without scripts. */
  readonly formAddress: string
  readonly children: ReactNode
}

/** Opens the booking dialog; its code comes when the press is near. */
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
