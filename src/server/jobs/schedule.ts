import type { FastifyBaseLogger } from 'fastify'

import { accountJobs } from '#src/features/accounts/server/account-jobs.ts'
import { auditJobs } from '#src/features/audit/server/audit-jobs.ts'
import { contactJobs } from '#src/features/contact/server/contact-jobs.ts'
import { dishReferences } from '#src/features/menu/server/menu.ts'
import { postReferences } from '#src/features/news/server/news.ts'
import { findSubscribedSessions } from '#src/features/notifications/server/notifications.ts'
import { startPushSender } from '#src/features/notifications/server/push-sender.ts'
import { notificationJobs } from '#src/features/notifications/server/notification-jobs.ts'
import { orderJobs } from '#src/features/orders/server/order-jobs.ts'
import { pageReferences } from '#src/features/pages/server/pages.ts'
import { presenceJobs } from '#src/features/presence/server/presence-jobs.ts'
import { startPresenceWatch } from '#src/features/presence/server/presence-watch.ts'
import { reservationJobs } from '#src/features/reservations/server/reservation-jobs.ts'
import { settingsReferences, siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import { reviewReferences } from '#src/features/reviews/server/reviews.ts'
import { uploadJobs } from '#src/features/uploads/server/upload-jobs.ts'
import { visitJobs } from '#src/features/visits/server/visit-jobs.ts'
import { limitJobs } from '../limits/limit-jobs.ts'
import type { Services } from '../services.ts'
import type { Job } from './job.ts'

/** All scheduled work of the program. Each feature defines in `<thing>-jobs.ts` what its jobs do and when they run. */
export function scheduledJobs(services: Pick<Services, 'db' | 'config' | 'storage'>): readonly Job[] {
  return [
    ...accountJobs({ ...services, findSubscribedSessions }),
    ...limitJobs(services),
    ...contactJobs(services),
    ...orderJobs(services),
    ...reservationJobs(services),
    ...visitJobs(services),
    ...notificationJobs(services),
    ...presenceJobs(services),
    ...auditJobs(services),
    ...uploadJobs(services, [
      dishReferences,
      postReferences,
      reviewReferences,
      pageReferences,
      settingsReferences,
    ]),
  ]
}

/**
 * Starts, on every server, the work that cannot wait for a schedule: sending push messages to devices as soon as something has
 * happened, and watching whether any screen that shows orders is open. The returned function stops this work and waits for steps
 * that have begun.
 */
export function startBackgroundWork(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'content' | 'events'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const { config, events } = services
  const settings = siteSettingsInMemory(services)
  const contact = async () =>
    config.publicUrl?.startsWith('https:') ? config.publicUrl : `mailto:${(await settings()).email}`
  const stopWatching = startPresenceWatch(services, settings, log)
  const stopSending = startPushSender({ ...services, contact }, { events, log })
  return async () => {
    await Promise.all([stopWatching(), stopSending()])
  }
}
