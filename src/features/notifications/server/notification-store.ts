import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import {
  afterCursor,
  type ListPage,
  maxCounted,
  newestFirst,
  pageOf,
} from '#src/server/database/list-page.ts'
import type { Notification, NotificationStatus } from '../contract/notification.ts'
import { holdsText } from './notification-search.ts'
import {
  notificationStateTable as state,
  notificationTable as notification,
  notificationWatermarkTable as watermark,
} from './notification-table.ts'

/** Whose notifications are read, and up to which times this user has marked all as read or deleted. */
export interface NotificationView {
  readonly userId: string
  /** When the account was created. Older notifications are not shown to this user. */
  readonly since: Date
  readonly readUpTo: Date | null
  readonly deletedUpTo: Date | null
}

export interface NotificationFilter {
  /**
   * The search text. It is looked for in the guest's name and phone number, and in the id of the order, reservation or message,
   * regardless of case and diacritics.
   */
  readonly text: string | undefined
  readonly since: Date | undefined
  readonly status?: NotificationStatus | undefined
  readonly limit: number
  /** The cursor of a page as the client sent it. It has not been validated yet. */
  readonly cursor?: string | undefined
}

export async function findView(
  db: Queries,
  { userId, accountCreatedAt }: Pick<Actor, 'userId' | 'accountCreatedAt'>,
): Promise<NotificationView> {
  const [row] = await db.select().from(watermark).where(eq(watermark.userId, userId))
  return { userId, since: accountCreatedAt, readUpTo: null, deletedUpTo: null, ...row }
}

/** The notification with this id, which was just written. So it counts as unread. */
export async function findNewNotification(db: Queries, id: string): Promise<Notification | undefined> {
  const [row] = await db
    .select()
    .from(notification)
    .where(and(eq(notification.id, id), notification.isVisible))
  return row && withIsoTimes({ ...row, isRead: false })
}

/**
 * One page of the user's notifications that match, the newest first, and the number of all that match. Throws 400 if the cursor is
 * invalid.
 */
export async function findNotificationPage(
  db: Database,
  view: NotificationView,
  filter: NotificationFilter,
): Promise<ListPage<Notification>> {
  const matching = and(visibleIn(view), matchesFilter(view, filter))
  const rowsOfPage = db
    .select({ ...getTableColumns(notification), isRead: isReadIn(view) })
    .from(notification)
    .leftJoin(state, isStateOf(view))
    .where(and(matching, afterCursor(notification, filter.cursor)))
    .orderBy(...newestFirst(notification))
    .limit(filter.limit + 1)
  const [rows, total] = await Promise.all([rowsOfPage, countMatching(db, view, matching)])
  const page = pageOf(rows, filter.limit, total)
  return { ...page, rows: page.rows.map(withIsoTimes) }
}

/**
 * For each kind of thing that notifications are about: an SQL condition that is true if nobody has to deal with the thing with this
 * id any more. The features to which the things belong provide these conditions.
 */
export interface FinishedThings {
  readonly isFinished: Readonly<Record<string, (id: SQLWrapper) => SQL>>
}

/** Counts the notifications that the user has not read and whose subject somebody still has to deal with. */
export function countUnread(
  db: Queries,
  view: NotificationView,
  { isFinished }: FinishedThings,
): Promise<number> {
  const finished = Object.entries(isFinished).map(([kind, isFinishedThing]) =>
    and(eq(notification.referenceType, kind), isFinishedThing(notification.referenceId)),
  )
  return countMatching(
    db,
    view,
    and(visibleIn(view), isUnreadIn(view), sql`(${or(...finished)}) is not true`),
  )
}

/** The notification as this user sees it. It is locked, so that nobody can delete it before a row that refers to it is written. */
export async function lockNotification(
  tx: Queries,
  view: NotificationView,
  id: string,
): Promise<Notification | undefined> {
  const [found] = await tx
    .select({ ...getTableColumns(notification), isRead: isReadIn(view) })
    .from(notification)
    .leftJoin(state, isStateOf(view))
    .where(and(eq(notification.id, id), visibleIn(view)))
    .for('key share', { of: notification })
  return found && withIsoTimes(found)
}

type StateChange = { readonly readAt: Date } | { readonly deletedAt: Date }

/** Stores that the user has read or deleted one notification. */
export async function writeState(
  tx: Queries,
  { userId }: NotificationView,
  notificationId: string,
  change: StateChange,
): Promise<void> {
  await tx
    .insert(state)
    .values({ userId, notificationId, ...change })
    .onConflictDoUpdate({ target: [state.userId, state.notificationId], set: change })
}

/** Stores, for each of the user's notifications that is newer than `after`, that the user has read or deleted it. */
export async function writeStatesAfter(
  tx: Queries,
  view: NotificationView,
  after: Date,
  change: StateChange,
): Promise<void> {
  const isRead = 'readAt' in change
  await tx
    .insert(state)
    .select((query) =>
      query
        .select({
          userId: sql<string>`${view.userId}::uuid`.as('user_id'),
          notificationId: notification.id,
          readAt: timeOrNull(isRead && change.readAt).as('read_at'),
          deletedAt: timeOrNull(!isRead && change.deletedAt).as('deleted_at'),
        })
        .from(notification)
        .leftJoin(state, isStateOf(view))
        .where(and(gt(notification.createdAt, after), visibleIn(view), isRead ? isUnreadIn(view) : undefined))
        .orderBy(asc(notification.id)),
    )
    .onConflictDoUpdate({ target: [state.userId, state.notificationId], set: change })
}

function timeOrNull(date: Date | false): SQL<Date> {
  return sql<Date>`${date ? date.toISOString() : null}::timestamptz`
}

/**
 * Moves the time up to which all notifications of the user count as read or deleted. The time never becomes earlier. The row of
 * this time is locked, so that several calls of the user wait for each other.
 */
export async function raiseWatermark(
  tx: Queries,
  userId: string,
  change: { readonly readUpTo: Date } | { readonly deletedUpTo: Date },
): Promise<void> {
  const raised =
    'readUpTo' in change
      ? { readUpTo: sql`greatest(${watermark.readUpTo}, excluded.read_up_to)` }
      : { deletedUpTo: sql`greatest(${watermark.deletedUpTo}, excluded.deleted_up_to)` }
  await tx
    .insert(watermark)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: watermark.userId, set: raised })
}

async function countMatching(
  db: Queries,
  view: NotificationView,
  matching: SQL | undefined,
): Promise<number> {
  const counted = db
    .select({ id: notification.id })
    .from(notification)
    .leftJoin(state, isStateOf(view))
    .where(matching)
    .limit(maxCounted)
    .as('counted')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(counted)
  return row?.count ?? 0
}

function isStateOf({ userId }: NotificationView): SQL | undefined {
  return and(eq(state.notificationId, notification.id), eq(state.userId, userId))
}

function visibleIn({ since, deletedUpTo }: NotificationView): SQL | undefined {
  return and(
    notification.isVisible,
    gte(notification.createdAt, since),
    deletedUpTo ? gt(notification.createdAt, deletedUpTo) : undefined,
    isNull(state.deletedAt),
  )
}

function isReadIn({ readUpTo }: NotificationView): SQL<boolean> {
  const byAll = readUpTo
    ? sql`${notification.createdAt} <= ${readUpTo.toISOString()}::timestamptz`
    : sql`false`
  return sql<boolean>`(${state.readAt} is not null or ${byAll})`
}

/**
 * An SQL condition for unread notifications: the user has neither read nor deleted them, so `notification_states` has no row for
 * them. It is written in this form so that PostgreSQL reads the index on the time only down to the watermark, and can estimate how
 * many rows match.
 */
function isUnreadIn({ readUpTo }: NotificationView): SQL | undefined {
  return and(readUpTo ? gt(notification.createdAt, readUpTo) : undefined, isNull(state.userId))
}

function matchesFilter(view: NotificationView, { text, since, status }: NotificationFilter): SQL | undefined {
  return and(
    text ? holdsText(text) : undefined,
    since && gte(notification.createdAt, since),
    status && (status === 'read' ? isReadIn(view) : isUnreadIn(view)),
  )
}
