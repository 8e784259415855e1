import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { deleteNotification, markRead } from '../contract/notification-endpoints.ts'

const problemsEn: Readonly<Record<ProblemCodeOf<typeof markRead | typeof deleteNotification>, string>> = {
  'notifications.not-found': 'This notification does not exist any more.',
}

/** The list of notifications. */
const en = {
  problems: problemsEn,
}

const vi: typeof en = {
  problems: {
    'notifications.not-found': 'Thông báo này không còn nữa.',
  },
}

export const notificationTexts = { vi, en }
