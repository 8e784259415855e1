import { Outlet } from 'react-router'

import { OfficeGuard } from '#src/features/accounts/ui/office/office-guard.tsx'

/** Pages behind it are for role admin. */
export default function AdminArea() {
  return (
    <OfficeGuard area="admin">
      <Outlet />
    </OfficeGuard>
  )
}
