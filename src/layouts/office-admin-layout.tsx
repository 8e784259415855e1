import { Outlet } from 'react-router'

import { OfficeGuard } from '#src/features/accounts/ui/office/office-guard.tsx'

/** The layout of pages that only users with the role admin may open. */
export default function AdminArea() {
  return (
    <OfficeGuard area="admin">
      <Outlet />
    </OfficeGuard>
  )
}
