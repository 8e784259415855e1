import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { Badge } from '#src/design/badge.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { momentText } from '#src/web/office/moment.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import section from '#src/web/office/office-section.module.css'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { Device } from '../../contract/device.ts'
import { isLinkValid } from '../../rules/device-limits.ts'
import { deviceProblems, deviceTexts } from '../../texts/device-texts.ts'
import styles from './devices.module.css'
import { devicesKey } from './new-device-form.tsx'

/** The list of all devices, with a button for each one that revokes it. */
export function DeviceList() {
  const texts = useTexts(deviceTexts)
  const api = useOfficeApi()
  const query = useQuery({ queryKey: [devicesKey], queryFn: () => api.call('GET /api/devices') })
  return (
    <section className={section.section} aria-labelledby="devices-title">
      <h3 id="devices-title">{texts.list.title}</h3>
      <Loaded query={query} texts={texts.list} height="6rem">
        {(devices) =>
          devices.length === 0 ? (
            <p>{texts.list.none}</p>
          ) : (
            <ul role="list" className={styles.list}>
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const texts = useTexts(deviceTexts)
  const { error } = useTexts(officeTexts)
  const { send, isPending } = useOfficeMutation('DELETE /api/devices/:id', {
    subject: device.id,
    request: () => ({ params: { id: device.id } }),
    problems: deviceProblems,
    failed: { title: error, description: texts.revokeFailed },
    succeeded: () => texts.revoked,
    invalidates: devicesKey,
  })
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <strong>{device.name}</strong>
        <Badge>{texts.kinds[device.kind]}</Badge>
        <LastSeen device={device} />
      </div>
      <Button
        variant="default"
        loading={isPending}
        aria-label={texts.revokeOf(device.name)}
        onClick={() => void send()}
      >
        {texts.revoke}
      </Button>
    </li>
  )
}

function LastSeen({ device: { createdAt, pairedAt, lastSeenAt } }: { device: Device }) {
  const texts = useTexts(deviceTexts)
  const language = useLanguage()
  const now = useServerMinute()
  if (pairedAt === null) return isLinkValid(new Date(createdAt), now) ? texts.unpaired : texts.expired
  return lastSeenAt === null ? texts.neverSeen : texts.seen(momentText(new Date(lastSeenAt), language, now))
}
