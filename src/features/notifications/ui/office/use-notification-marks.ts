import { useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { notificationTexts } from '../../texts/notification-texts.ts'
import { notificationsKey } from './notification-queries.ts'

const ofOne = (id: string) => ({ params: { id } })
const ofAll = () => ({})
const noProblems = { vi: {}, en: {} }

/**
 * The actions for notifications: mark as read, and delete. If an action fails, a toast says so. After each action all lists of
 * notifications are fetched again.
 */
export function useNotificationMarks() {
  const texts = useTexts(notificationTexts)
  const failed = { title: texts.changeFailed, description: texts.changeFailedMore }
  const common = { subject: notificationsKey, failed, invalidates: notificationsKey }
  const forOne = {
    ...common,
    request: ofOne,
    problems: { vi: notificationTexts.vi.problems, en: notificationTexts.en.problems },
  }
  const forAll = { ...common, request: ofAll, problems: noProblems }
  const markRead = useOfficeMutation('PATCH /api/notifications/:id/read', forOne)
  const remove = useOfficeMutation('DELETE /api/notifications/:id', forOne)
  const markAllRead = useOfficeMutation('PATCH /api/notifications/mark-all-read', forAll)
  const removeAll = useOfficeMutation('DELETE /api/notifications/delete-all', forAll)
  return {
    isPending: markAllRead.isPending,
    markRead: (id: string) => void markRead.send(id),
    remove: (id: string) => void remove.send(id),
    markAllRead: () => void markAllRead.send(),
    removeAll: () => void removeAll.send(),
  }
}
