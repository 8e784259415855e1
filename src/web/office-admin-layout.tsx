import { Outlet } from 'react-router'

import { OfficeGuard } from './office/office-guard.tsx'

/** Pages behind it are for role admin. */
export default function AdminArea() {
  return (
    <OfficeGuard area="admin">
      <Outlet />
    </OfficeGuard>
  )
}
