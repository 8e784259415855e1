import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import layout from '#src/design/layout.module.css'
import smallText from '#src/design/small-text.module.css'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { usePagedList } from '#src/web/office/paged-list.ts'
import { notificationTexts } from '../../texts/notification-texts.ts'
import { allNotificationsQuery, newestNotificationsQuery, unreadCountQuery } from './notification-queries.ts'
import { type Destinations, NotificationRows } from './notification-rows.tsx'
import styles from './notifications.module.css'
import { useNotificationMarks } from './use-notification-marks.ts'

interface AllNotificationsProps {
  readonly open: boolean
  readonly destinations: Destinations
  onClose(): void
}

/** The dialog with all notifications of the user. A button loads further pages. */
export function AllNotifications({ open, destinations, onClose }: AllNotificationsProps) {
  const texts = useTexts(notificationTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={texts.title}
      closeLabel={texts.close}
      footer={<Actions />}
    >
      <PagedRows destinations={destinations} onLeave={onClose} />
    </Dialog>
  )
}

/** The dialog renders this list only while it is open, so the notifications are loaded only then. */
function PagedRows({ destinations, onLeave }: { destinations: Destinations; onLeave: () => void }) {
  const texts = useTexts(notificationTexts)
  const { rows, total, isFailed, retry, more } = usePagedList(allNotificationsQuery(useOfficeApi()))
  return (
    <div className={layout.stack3}>
      {total > 0 && (
        <p role="status" className={smallText.muted}>
          {texts.count(rows?.length ?? 0, total)}
        </p>
      )}
      <NotificationRows
        notifications={rows}
        isFailed={isFailed}
        retry={retry}
        destinations={destinations}
        onLeave={onLeave}
      />
      {more && (
        <Button className={styles.more} variant="default" loading={more.isLoading} onClick={more.load}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

/**
 * The pressed button disappears, and two others take its place: keep and delete. The focus moves to "keep", which can do no harm.
 */
const focusHarmless = (button: HTMLButtonElement | null) => button?.focus()

/** The buttons that mark all notifications as read or delete all. Deleting needs a confirmation. */
function Actions() {
  const texts = useTexts(notificationTexts)
  const api = useOfficeApi()
  const marks = useNotificationMarks()
  const newest = useQuery(newestNotificationsQuery(api)).data
  const count = newest?.total ?? 0
  const unread = useQuery(unreadCountQuery(api)).data?.count ?? 0
  const [asking, setAsking] = useState(false)
  if (asking) {
    return (
      <div role="group" aria-label={texts.deleteAll} className={styles.actions}>
        <p role="alert" className={styles.question}>
          {texts.confirm}
        </p>
        <Button variant="default" ref={focusHarmless} onClick={() => setAsking(false)}>
          {texts.keep}
        </Button>
        <Button
          onClick={() => {
            setAsking(false)
            marks.removeAll()
          }}
        >
          {texts.deleteAll}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <Button variant="default" disabled={count === 0} onClick={() => setAsking(true)}>
        {texts.deleteAll}
      </Button>
      <Button
        disabled={unread === 0 && newest?.rows.every(({ isRead }) => isRead)}
        loading={marks.isPending}
        onClick={marks.markAllRead}
      >
        {texts.markAllRead}
      </Button>
    </div>
  )
}
