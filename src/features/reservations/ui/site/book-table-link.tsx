import type { MouseEvent, ReactNode } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import { useBookingDialog } from './use-booking-dialog.tsx'

interface BookTableLinkProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Leads to the booking page; once the page is hydrated, a plain press opens the booking dialog instead. */
export function BookTableLink({ className, children }: BookTableLinkProps) {
  const { opener, open, dialog } = useBookingDialog()
  function onClick(event: MouseEvent) {
    // With a key held it opens a tab or a window, as any link.
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
