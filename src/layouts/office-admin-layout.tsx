import { Outlet } from 'react-router'

import { OfficeGuard } from '#src/features/accounts/ui/office/office-guard.tsx'

/** The pages in this layout are only for users with the role admin. */
export default function AdminArea() {
  return (
    <OfficeGuard area="admin">
      <Outlet />
    </OfficeGuard>
  )
}
