import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import { useTexts } from '#src/web/language.tsx'
import type { PagedRows } from '#src/web/office/resource/resource.ts'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import type { Period } from '#src/kernel/list-query.ts'
import type { ContactMessage, MessageStatus } from '../../contract/message.ts'
import { officeMessageProblems } from '../../texts/contact-problem-texts.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'

interface MessageQuery {
  readonly period?: Period
  readonly status?: MessageStatus | undefined
}

/** The messages from guests. Nobody can edit them; staff set their status, and admins can delete them. */
export const messageRows: PagedRows<ContactMessage, MessageQuery> = {
  parameter: 'message',
  queryKey: ['/api/contact'],
  calls: {
    page: (api, query) => api.list('GET /api/contact', { query }),
    one: (api, id) => api.call('GET /api/contact/:id', { params: { id } }),
    remove: (api, id) => api.call('DELETE /api/contact/:id', { params: { id } }),
  },
  mayChange: () => storedUser()?.role === 'admin',
  nameOf: ({ name }) => ({ name, nameVi: name }),
  texts: officeMessageTexts,
  problems: officeMessageProblems,
}

/** The status of a message, and a function that sets it. A new status shows at once wherever the message shows. */
export function useMessageStatus({ id, status: stored }: ContactMessage) {
  const texts = useTexts(officeMessageTexts)
  const { send, pending = stored } = useResourceWrite(messageRows, {
    subject: id,
    write: (status: MessageStatus, api) =>
      api.call('PATCH /api/contact/:id/status', { params: { id }, body: { status } }),
    failed: texts.updateFailed,
    succeeded: ({ name, status }) => texts.statusSet(name, texts.status[status]),
    onSuccess: useShowRow(messageRows),
  })
  return { status: pending, setStatus: send }
}
