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

/** The address of the screen that shows what a notification is about, by its `referenceType`; its id is appended. */
export type Destinations = Readonly<Record<string, string>>

interface NotificationRowsProps {
  /** Undefined until they have been loaded once. */
  readonly notifications: readonly Notification[] | undefined
  readonly isFailed: boolean
  retry(): void
  readonly destinations: Destinations
  /** Called when one is opened that leads to another screen. */
  onLeave(): void
}

/** Notifications, newest first; or that they are loading, have failed to load, or that there are none. */
export function NotificationRows(props: NotificationRowsProps) {
  const texts = useTexts(notificationTexts)
  const { notifications, isFailed } = props
  return (
    <>
      {/* What was loaded before stays in sight; a note says that it may be old. */}
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
              // The button goes with its row; the focus stays in the list.
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
