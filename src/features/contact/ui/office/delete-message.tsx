import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { ContactMessage } from '../../contract/message.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import styles from './messages.module.css'
import { useMessageDeletion } from './use-message-changes.ts'

/** Deletes a message, after asking. */
export function DeleteMessage({ message }: { message: ContactMessage }) {
  const texts = useTexts(officeMessageTexts)
  const [asking, setAsking] = useState(false)
  const { remove, isPending } = useMessageDeletion(message)
  const close = () => setAsking(false)

  async function confirm() {
    await remove()
    close()
  }

  return (
    <>
      <ActionIcon
        aria-label={texts.deleteOf(message.name)}
        title={texts.delete}
        onClick={() => setAsking(true)}
      >
        <TrashIcon size="1.375rem" />
      </ActionIcon>
      <Dialog
        open={asking}
        onClose={close}
        size="small"
        title={texts.confirm.title}
        description={texts.confirm.text(message.name, message.subject)}
        closeLabel={texts.dialog.close}
        footer={
          <div className={styles.choices}>
            <Button variant="default" data-autofocus onClick={close}>
              {texts.confirm.keep}
            </Button>
            <Button loading={isPending} onClick={() => void confirm()}>
              {texts.delete}
            </Button>
          </div>
        }
      >
        {null}
      </Dialog>
    </>
  )
}
