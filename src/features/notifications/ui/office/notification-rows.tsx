import { useRef } from 'react'

import { EmptyState } from '#src/design/empty-state.tsx'
import layout from '#src/design/layout.module.css'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { ownValue } from '#src/kernel/own-value.ts'
import { useTexts } from '#src/web/language.tsx'
import { LoadFailure } from '#src/web/office/loaded.tsx'
import type { Notification } from '../../contract/notification.ts'
import { notificationTexts } from '../../texts/notification-texts.ts'
import { NotificationRow } from './notification-row.tsx'
import { useNotificationMarks } from './use-notification-marks.ts'

/**
 * The addresses of the screens that show what notifications are about, by `referenceType`. The id of the order, reservation or
 * message is appended.
 */
export type Destinations = Readonly<Record<string, string>>

interface NotificationRowsProps {
  /** Undefined until they have been loaded for the first time. */
  readonly notifications: readonly Notification[] | undefined
  readonly isFailed: boolean
  retry(): void
  readonly destinations: Destinations
  /** Called when the user has opened a notification's screen, so that the panel or the dialog closes. */
  onLeave(): void
}

/**
 * A list of notifications, the newest first. If there are none to show, a text says that they are loading, that loading has failed,
 * or that there are none.
 */
export function NotificationRows(props: NotificationRowsProps) {
  const texts = useTexts(notificationTexts)
  const { notifications, isFailed } = props
  return (
    <>
      {/* If a later load fails, the notifications from before stay visible, with a note that they may be outdated. */}
      {isFailed && <LoadFailure title={texts.failed} retry={props.retry} />}
      {!notifications && !isFailed && <Loading />}
      {notifications?.length === 0 && <EmptyState as="p" title={texts.none} description={texts.noneMore} />}
      {notifications && notifications.length > 0 && <Rows {...props} notifications={notifications} />}
    </>
  )
}

function Rows({
  notifications,
  destinations,
  onLeave,
}: NotificationRowsProps & { notifications: readonly Notification[] }) {
  const marks = useNotificationMarks()
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul role="list" ref={list} tabIndex={-1} className={layout.stack2}>
      {notifications.map((each) => {
        const screen = ownValue(destinations, each.referenceType ?? '')
        const leadsTo =
          screen !== undefined && each.referenceId !== null
            ? screen + encodeURIComponent(each.referenceId)
            : undefined
        return (
          <NotificationRow
            key={each.id}
            notification={each}
            leadsTo={leadsTo}
            onOpen={() => {
              if (!each.isRead) marks.markRead(each.id)
              if (leadsTo !== undefined) onLeave()
            }}
            onDelete={() => {
              // The pressed button disappears together with its row, so the focus moves to the list.
              list.current?.focus()
              marks.remove(each.id)
            }}
          />
        )
      })}
    </ul>
  )
}

function Loading() {
  return (
    <SkeletonGroup label={useTexts(notificationTexts).loading}>
      <div className={layout.stack2}>
        {[0, 1, 2].map((each) => (
          <Skeleton key={each} shape="block" height="4.5rem" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
