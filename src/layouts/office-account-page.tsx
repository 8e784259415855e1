import { AccountPage } from '#src/features/accounts/ui/office/account-page.tsx'
import { PushDevices } from '#src/features/notifications/ui/office/push-devices.tsx'

/** The account page of the admin dashboard. */
export default function OfficeAccountPage() {
  return (
    <AccountPage>
      <PushDevices />
    </AccountPage>
  )
}
