import type { FastifyInstance } from 'fastify'

import { periodStart } from '#src/kernel/list-query.ts'
import { setPageHeaders } from '#src/server/database/list-page.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/notification-endpoints.ts'
import { deleteAllNotifications, deleteNotification, markAllRead, markRead } from './notification-marks.ts'
import { countUnread, type FinishedThings, findNotificationPage, findView } from './notification-store.ts'

/** The routes for notifications. Each user of the office reads and deletes notifications only for themselves. */
export function notificationRoutes(app: FastifyInstance, services: Services & FinishedThings): void {
  const { db, clock } = services

  route(app, endpoints.listNotifications, async ({ query, request, reply }) => {
    const { q, period, ...filter } = query
    const page = await findNotificationPage(db, await findView(db, requireActor(request)), {
      ...filter,
      text: q,
      since: periodStart(period, clock.now()),
    })
    setPageHeaders(request, reply, page)
    return [...page.rows]
  })

  route(app, endpoints.countUnread, async ({ request }) => ({
    count: await countUnread(db, await findView(db, requireActor(request)), services),
  }))

  route(app, endpoints.markRead, ({ params, request }) =>
    markRead(services, requireActor(request), params.id),
  )

  route(app, endpoints.markAllRead, async ({ request }) => ({
    count: await markAllRead(services, requireActor(request)),
  }))

  route(app, endpoints.deleteNotification, ({ params, request }) =>
    deleteNotification(services, requireActor(request), params.id),
  )

  route(app, endpoints.deleteAllNotifications, ({ request }) =>
    deleteAllNotifications(services, requireActor(request)),
  )
}
