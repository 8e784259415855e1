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
import { presentNotification } from './present-notification.ts'

/** The user whose notifications are read, and the times up to which this user has read or deleted all of them. */
export interface NotificationView {
  readonly userId: string
  /** When the account was created. The user sees no older notifications. */
  readonly since: Date
  readonly readUpTo: Date | null
  readonly deletedUpTo: Date | null
}

export interface NotificationFilter {
  /**
   * The text to search for in the guest's name and phone and in the id of what the notification is about, regardless of case and
   * diacritics.
   */
  readonly text: string | undefined
  readonly since: Date | undefined
  readonly status: NotificationStatus | undefined
  readonly limit: number
  /** The cursor of a page, as the client sent it. It is checked when the page is read. */
  readonly cursor: string | undefined
}

export async function findView(
  db: Queries,
  { userId, accountCreatedAt }: Pick<Actor, 'userId' | 'accountCreatedAt'>,
): Promise<NotificationView> {
  const [row] = await db.select().from(watermark).where(eq(watermark.userId, userId))
  return { userId, since: accountCreatedAt, readUpTo: null, deletedUpTo: null, ...row }
}

/** A notification that was just written. Nobody has read it yet. */
export async function findNewNotification(db: Queries, id: string): Promise<Notification | undefined> {
  const [row] = await db
    .select()
    .from(notification)
    .where(and(eq(notification.id, id), notification.isVisible))
  return row && presentNotification({ ...row, isRead: false })
}

/** One page of the user's notifications that match, newest first, and how many match in all. Throws 400 for an invalid cursor. */
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
  return { ...page, rows: page.rows.map(presentNotification) }
}

/**
 * For each kind of thing that notifications tell of: the condition that the thing with this id needs nobody any more. The features
 * of these things provide the conditions.
 */
export interface FinishedThings {
  readonly isFinished: Readonly<Record<string, (id: SQLWrapper) => SQL>>
}

/** Counts what the user has not read and nobody has finished meanwhile. */
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

/** The notification as this user sees it, locked so that nobody deletes it before a row that refers to it is written. */
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
  return found && presentNotification(found)
}

type StateChange = { readonly readAt: Date } | { readonly deletedAt: Date }

/** Records that the user has read or deleted one notification. */
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

/**
 * For each of the user's notifications that is newer than `after`, records that the user has read or deleted it, unless that is
 * recorded already.
 */
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
 * Raises the time up to which all notifications count as read or deleted by the user. The time never falls. The function locks the
 * row of the time, so that the user's own calls take turns.
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
 * The condition for an unread notification: the user has neither read nor deleted it, so `notification_states` has no row for it.
 * The condition is written so that PostgreSQL searches the index on the time only down to the watermark, and knows how few rows the
 * condition leaves out.
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
