import { ActionIcon } from '@mantine/core'
import { useState } from 'react'

import { TrashIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { ContactMessage } from '../../contract/message.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { useMessageDeletion } from './use-message-changes.ts'

/** Deletes a message, after asking. */
export function DeleteMessage({ message }: { message: ContactMessage }) {
  const texts = useTexts(officeMessageTexts)
  const { close: closeLabel, keep, row } = useTexts(officeTexts)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { remove, isPending } = useMessageDeletion(message, close)

  return (
    <>
      <ActionIcon
        aria-label={texts.deleteOf(message.name)}
        title={row.delete}
        onClick={() => setAsking(true)}
      >
        <TrashIcon size="1.375rem" />
      </ActionIcon>
      <ConfirmDeletion
        open={asking}
        onClose={close}
        texts={{
          title: texts.confirm.title,
          text: texts.confirm.text(message.name, message.subject),
          yes: row.delete,
          no: keep,
          close: closeLabel,
        }}
        isPending={isPending}
        onConfirm={() => void remove()}
      />
    </>
  )
}
