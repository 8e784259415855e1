import { useLocation } from 'react-router'

import { stillSignedIn } from '#src/features/accounts/ui/office/still-signed-in.ts'
import { useEventStream } from '#src/features/notifications/ui/office/use-event-stream.ts'
import { KitchenBoard } from './kitchen-board.tsx'

/** The kitchen's board for staff and admins who are signed in. */
export default function KitchenPage() {
  useEventStream({ stillSignedIn, rings: false })
  const isAdmin = useLocation().pathname.startsWith('/admin')
  return <KitchenBoard back={isAdmin ? '/admin/dashboard/orders' : '/staff/orders'} />
}
