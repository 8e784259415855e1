import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import type { NewDevice as Added } from '../../contract/device.ts'
import { deviceTexts } from '../../texts/device-texts.ts'
import { DeviceList } from './device-list.tsx'
import { DeviceSecret } from './device-secret.tsx'
import { NewDeviceForm } from './new-device-form.tsx'

/** The page on which admins pair devices, see when each last sent a request, and revoke them. */
export default function DevicesPage() {
  const texts = useTexts(deviceTexts)
  // The token is kept only in the memory of this page. It is gone when the admin leaves the page.
  const [added, setAdded] = useState<Added>()
  return (
    <OfficeSection title={texts.title} note={texts.note}>
      {added ? (
        <DeviceSecret device={added} onDone={() => setAdded(undefined)} />
      ) : (
        <NewDeviceForm onAdded={setAdded} />
      )}
      <DeviceList />
    </OfficeSection>
  )
}
