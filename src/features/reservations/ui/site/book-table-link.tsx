import type { MouseEvent, ReactNode } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import { useBookingDialog } from './use-booking-dialog.tsx'

interface BookTableLinkProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to the booking page. After hydration a plain click opens the booking dialog instead. */
export function BookTableLink({ className, children }: BookTableLinkProps) {
  const { opener, open, dialog } = useBookingDialog()
  function onClick(event: MouseEvent) {
    // If the user holds a modifier key, the browser opens the link's page in a tab or window as usual.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  return (
    <>
      <ButtonLink
        {...opener}
        to="/booking"
        reloadDocument
        size="small"
        className={className}
        onClick={onClick}
      >
        {children}
      </ButtonLink>
      {dialog}
    </>
  )
}
