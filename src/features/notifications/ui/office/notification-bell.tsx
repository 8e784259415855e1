import { Button, Portal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { BellIcon } from '#src/design/bell-icon.tsx'
import { IconButton } from '#src/design/icon-button.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { notificationTexts } from '../../texts/notification-texts.ts'
import { AllNotifications } from './all-notifications.tsx'
import { HeaderPopover } from './header-popover.tsx'
import { newestNotificationsQuery, unreadCountQuery } from './notification-queries.ts'
import { type Destinations, NotificationRows } from './notification-rows.tsx'
import styles from './notifications.module.css'
import { useNotificationMarks } from './use-notification-marks.ts'

/** The bell in the header: the number of unread notifications, the ten newest ones, and a button that opens the list of all. */
export function NotificationBell({ destinations }: { destinations: Destinations }) {
  const texts = useTexts(notificationTexts)
  const api = useOfficeApi()
  const unread = useQuery(unreadCountQuery(api)).data?.count ?? 0
  const [shown, setShown] = useState<'nothing' | 'newest' | 'all'>('nothing')
  const close = () => setShown('nothing')
  const isOpen = shown === 'newest'
  return (
    <>
      <HeaderPopover
        isOpen={isOpen}
        width="min(26rem, calc(100vw - 1rem))"
        onClose={close}
        target={
          <IconButton
            className={styles.bell ?? ''}
            label={texts.bell(unread)}
            icon={<BellIcon size="1.625rem" />}
            count={unread}
            onClick={() => setShown(isOpen ? 'nothing' : 'newest')}
          />
        }
      >
        <Newest destinations={destinations} onLeave={close} onAll={() => setShown('all')} />
      </HeaderPopover>
      {/* The dialog is rendered outside the header. Inside, it would inherit the header's dark colours. */}
      <Portal>
        <AllNotifications open={shown === 'all'} destinations={destinations} onClose={close} />
      </Portal>
    </>
  )
}

interface NewestProps {
  readonly destinations: Destinations
  onLeave(): void
  onAll(): void
}

function Newest({ destinations, onLeave, onAll }: NewestProps) {
  const texts = useTexts(notificationTexts)
  const api = useOfficeApi()
  const query = useQuery(newestNotificationsQuery(api))
  const unread = useQuery(unreadCountQuery(api)).data?.count ?? 0
  const marks = useNotificationMarks()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus moves to the panel in the next frame, in which the panel is drawn. Earlier, nothing in the panel could take the
  // focus, and Tab would lead to elements behind the panel.
  useEffect(() => {
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} data-autofocus className={styles.heading}>
        {texts.title}
      </h2>
      <div className={styles.newest}>
        <NotificationRows
          notifications={query.data?.rows}
          isFailed={query.isError}
          retry={() => void query.refetch()}
          destinations={destinations}
          onLeave={onLeave}
        />
      </div>
      <div className={styles.actions}>
        <Button
          variant="default"
          disabled={unread === 0 && query.data?.rows.every(({ isRead }) => isRead)}
          loading={marks.isPending}
          onClick={marks.markAllRead}
        >
          {texts.markAllRead}
        </Button>
        <Button onClick={onAll}>{texts.all}</Button>
      </div>
    </>
  )
}
