import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { OfficeGuard } from '#src/features/accounts/ui/office/office-guard.tsx'
import { stillSignedIn } from '#src/features/accounts/ui/office/still-signed-in.ts'
import { useEventStream } from '#src/features/notifications/ui/office/use-event-stream.ts'
import { KitchenBoard } from './kitchen-board.tsx'
import { keepBoard } from './last-board.ts'

/** The kitchen's board for staff and admins who are signed in. If the server does not respond after a reload, it shows the last orders. */
export default function KitchenPage() {
  const area = useLocation().pathname.startsWith('/admin') ? 'admin' : 'staff'
  return (
    <OfficeGuard area={area} worksUnchecked>
      <SignedInBoard back={area === 'admin' ? '/admin/dashboard/orders' : '/staff/orders'} />
    </OfficeGuard>
  )
}

function SignedInBoard({ back }: { back: string }) {
  useEventStream({ stillSignedIn, rings: false })
  // Whoever uses the browser after the cook may not see guests' names. A reload does not run this.
  useEffect(() => () => keepBoard(null), [])
  return <KitchenBoard back={back} />
}
