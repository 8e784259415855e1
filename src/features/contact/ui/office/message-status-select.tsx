import { NativeSelect } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import type { ContactMessage, MessageStatus } from '../../contract/message.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import styles from './messages.module.css'
import { useMessageStatus } from './use-message-changes.ts'

const statuses: readonly MessageStatus[] = ['new', 'replied', 'archived']

/** Sets a message's status; any may follow any other. */
export function MessageStatusSelect({ message }: { message: ContactMessage }) {
  const texts = useTexts(officeMessageTexts)
  const { status, setStatus } = useMessageStatus(message)
  return (
    <NativeSelect
      className={styles.status}
      data-status={status}
      aria-label={texts.statusOf(message.name)}
      data={statuses.map((value) => ({ value, label: texts.status[value] }))}
      value={status}
      // One of the values above, which are all statuses.
      onChange={({ currentTarget }) => void setStatus(currentTarget.value as MessageStatus)}
    />
  )
}
