import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { Badge } from '#src/design/badge.tsx'
import smallText from '#src/design/small-text.module.css'
import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { DeviceList, DeviceRow, OwnDevices, useMoment } from '#src/web/office/own-devices.tsx'
import type { OwnSubscription } from '../../contract/push-subscription.ts'
import { pushDeviceTexts } from '../../texts/push-texts.ts'
import { pushSubscriptionsQuery } from './push-device.ts'
import { usePushEnd } from './use-push-end.ts'

/**
 * Lists the user's devices that get messages about new orders, even after their session has passed its time limit, with a button
 * for each that ends this.
 */
export function PushDevices() {
  const texts = useTexts(pushDeviceTexts)
  const query = useQuery(pushSubscriptionsQuery(useOfficeApi()))
  return (
    <OwnDevices id="push-devices-title" title={texts.title}>
      <p className={smallText.muted}>{texts.about}</p>
      <Loaded query={query} texts={texts} height="4rem">
        {({ subscriptions }) =>
          subscriptions.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <DeviceList>
              {subscriptions.map((subscription) => (
                <ToldDevice key={subscription.id} subscription={subscription} />
              ))}
            </DeviceList>
          )
        }
      </Loaded>
    </OwnDevices>
  )
}

function ToldDevice({ subscription }: { readonly subscription: OwnSubscription }) {
  const texts = useTexts(pushDeviceTexts)
  const momentOf = useMoment()
  const { send, isPending } = usePushEnd(subscription)
  const { device, createdAt, heardAt, isCurrent } = subscription
  const name = device || texts.unknown
  const since = momentOf(createdAt)
  const heard = heardAt === null ? texts.neverTold : texts.told(momentOf(heardAt))
  return (
    <DeviceRow name={name} facts={[texts.since(since), heard]}>
      {isCurrent && <Badge tone="success">{texts.current}</Badge>}
      <Button
        variant="default"
        loading={isPending}
        aria-label={texts.removeOf(name, since)}
        onClick={() => void send()}
      >
        {texts.remove}
      </Button>
    </DeviceRow>
  )
}
