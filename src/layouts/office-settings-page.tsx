import { SettingsPage } from '#src/features/accounts/ui/office/settings-page.tsx'
import { PushDevices } from '#src/features/notifications/ui/office/push-devices.tsx'

/** The settings page of the staff panel. */
export default function OfficeSettingsPage() {
  return (
    <SettingsPage>
      <PushDevices />
    </SettingsPage>
  )
}
