import { useQueryClient } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { type HeldRows, replaceRow } from '#src/web/office/replace-row.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { ContactMessage, MessageStatus } from '../../contract/message.ts'
import { officeMessageProblems } from '../../texts/contact-problem-texts.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { heldMessagesKey, messagesKey } from './message-queries.ts'

/** The status of a message as it shows, and how to set it. What was chosen shows everywhere the message does. */
export function useMessageStatus(message: ContactMessage) {
  const texts = useTexts(officeMessageTexts)
  const client = useQueryClient()
  const { send, pending } = useOfficeMutation('PATCH /api/contact/:id/status', {
    subject: message.id,
    request: (status: MessageStatus) => ({ params: { id: message.id }, body: { status } }),
    problems: officeMessageProblems,
    failed: { title: texts.updateFailed, description: texts.updateFailedMore },
    succeeded: ({ name, status }) => texts.statusSet(name, texts.status[status]),
    onSuccess: (changed) =>
      client.setQueriesData<HeldRows<ContactMessage>>({ queryKey: heldMessagesKey }, (held) =>
        replaceRow<ContactMessage>(held, changed),
      ),
    invalidates: messagesKey,
  })
  return { status: pending ?? message.status, setStatus: send }
}

/** Deletes a message for good. */
export function useMessageDeletion({ id }: ContactMessage, onDone: () => void) {
  const texts = useTexts(officeMessageTexts)
  const { send, isPending } = useOfficeMutation('DELETE /api/contact/:id', {
    subject: id,
    request: () => ({ params: { id } }),
    problems: officeMessageProblems,
    failed: { title: useTexts(officeTexts).error, description: texts.deleteFailed },
    succeeded: () => texts.deleted,
    onSuccess: onDone,
    invalidates: messagesKey,
  })
  return { remove: send, isPending }
}
