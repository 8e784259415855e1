import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import type { Notification } from '../contract/notification.ts'
import {
  countUnread,
  type FinishedThings,
  findView,
  lockNotification,
  raiseWatermark,
  writeState,
  writeStatesAfter,
} from './notification-store.ts'

type MarkServices = Pick<Services, 'db' | 'clock'>

/**
 * Milliseconds. A watermark is the time up to which all notifications of a user count as read or deleted. A notification may be
 * committed shortly after its own time, and a user who has not seen it must still get it as unread. So a watermark is always this
 * far in the past: longer than any transaction of a request takes, and more than the clocks of two servers may differ.
 */
const watermarkDelay = 60_000

/** Marks a notification as read by this user. */
export function markRead({ db, clock }: MarkServices, actor: Actor, id: string): Promise<Notification> {
  return db.transaction(async (tx) => {
    const view = await findView(tx, actor)
    const notification = requireFound(await lockNotification(tx, view, id))
    if (notification.isRead) return notification
    await writeState(tx, view, id, { readAt: clock.now() })
    await refreshScreensOf(tx, actor)
    return { ...notification, isRead: true }
  })
}

/**
 * Marks all notifications as read by this user. Returns how many are unread afterwards: those that have arrived in the same moment.
 */
export function markAllRead(
  { db, clock, isFinished }: MarkServices & FinishedThings,
  actor: Actor,
): Promise<number> {
  const readAt = clock.now()
  const readUpTo = new Date(readAt.getTime() - watermarkDelay)
  return db.transaction(async (tx) => {
    await raiseWatermark(tx, actor.userId, { readUpTo })
    await writeStatesAfter(tx, await findView(tx, actor), readUpTo, { readAt })
    await refreshScreensOf(tx, actor)
    return countUnread(tx, await findView(tx, actor), { isFinished })
  })
}

/** Deletes a notification for this user. Other users still see it. */
export function deleteNotification({ db, clock }: MarkServices, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const view = await findView(tx, actor)
    requireFound(await lockNotification(tx, view, id))
    await writeState(tx, view, id, { deletedAt: clock.now() })
    await refreshScreensOf(tx, actor)
  })
}

/** Deletes all notifications for this user. Other users still see them. */
export function deleteAllNotifications({ db, clock }: MarkServices, actor: Actor): Promise<void> {
  const deletedAt = clock.now()
  const deletedUpTo = new Date(deletedAt.getTime() - watermarkDelay)
  return db.transaction(async (tx) => {
    await raiseWatermark(tx, actor.userId, { deletedUpTo })
    await writeStatesAfter(tx, await findView(tx, actor), deletedUpTo, { deletedAt })
    await refreshScreensOf(tx, actor)
  })
}

function requireFound(notification: Notification | undefined): Notification {
  if (!notification) throw notFound('notifications.not-found', 'There is no such notification')
  return notification
}

/** Refreshes only the screens of this user, because each user has read different notifications. */
async function refreshScreensOf(tx: Queries, { userId }: Actor): Promise<void> {
  await publishOfficeEvent(tx, { lists: ['notifications'], userId })
}
