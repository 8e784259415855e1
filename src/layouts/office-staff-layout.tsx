import { Outlet } from 'react-router'

import { OfficeGuard } from '#src/features/accounts/ui/office/office-guard.tsx'

/** The layout of pages that only users with the role staff may open. */
export default function StaffArea() {
  return (
    <OfficeGuard area="staff">
      <Outlet />
    </OfficeGuard>
  )
}
