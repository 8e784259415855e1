import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { BellIcon } from '#src/design/bell-icon.tsx'
import { MutedIcon } from '#src/design/office-icons.tsx'
import { IconButton } from '#src/design/icon-button.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeNotice } from '#src/web/office/office-notices.tsx'
import { useChimeChoice, useSilence } from '#src/features/notifications/ui/office/chime-choice.ts'
import { useRisingRing } from '#src/features/notifications/ui/office/use-rising-ring.ts'
import { ringsSince } from '#src/features/notifications/rules/rising-ring.ts'
import { unseenTexts } from '../../texts/unseen-texts.ts'
import { unseenOrdersQuery } from './unseen-query.ts'

interface UnseenOrdersProps {
  /** The address of the screen that shows an order. The order's id is appended. */
  readonly destination: string
}

/**
 * A bar that lists the orders that nobody has opened yet. It plays the sound for them, louder and louder, until somebody opens or
 * changes them on any screen. Renders nothing if there are no such orders.
 */
export function UnseenOrders({ destination }: UnseenOrdersProps) {
  const texts = useTexts(unseenTexts)
  const { data } = useQuery(unseenOrdersQuery(useOfficeApi()))
  const [isWanted] = useChimeChoice()
  const [silencedUpTo, silence] = useSilence()
  const orders = data?.orders ?? []
  const since = ringsSince(orders, data?.openSince ?? null, silencedUpTo)
  useRisingRing(since)
  const [oldest] = orders
  const newest = orders.at(-1)
  if (!data || !oldest || !newest) return null
  return (
    <OfficeNotice label={texts.label} icon={<BellIcon />} title={texts.waiting(data.total)} more={texts.more}>
      {isWanted && since !== undefined && (
        <IconButton
          label={texts.silence}
          title={texts.silence}
          icon={<MutedIcon />}
          onClick={() => {
            silence(newest.createdAt)
            showToast({ title: texts.silenced })
          }}
        />
      )}
      <Button
        component={Link}
        to={`${destination}${encodeURIComponent(oldest.id)}`}
        aria-label={texts.open(oldest.shortCode)}
      >
        {texts.openShort}
      </Button>
    </OfficeNotice>
  )
}
