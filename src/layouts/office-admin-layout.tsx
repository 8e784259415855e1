import { Outlet } from 'react-router'

import { OfficeGuard } from '#src/features/accounts/ui/office/office-guard.tsx'

/** The pages in this layout are for role admin. */
export default function AdminArea() {
  return (
    <OfficeGuard area="admin">
      <Outlet />
    </OfficeGuard>
  )
}
