import { useTexts } from '#src/web/language.tsx'
import { StatusSelect } from '#src/web/office/status-select.tsx'
import type { ContactMessage, MessageStatus } from '../../contract/message.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { useMessageStatus } from './message-rows.ts'

const statuses: readonly MessageStatus[] = ['new', 'replied', 'archived']
const tones = { new: 'warning', replied: 'success', archived: 'neutral' } as const

/** A field that sets the status of a message. From any status every other one can be chosen. */
export function MessageStatusSelect({ message }: { message: ContactMessage }) {
  const texts = useTexts(officeMessageTexts)
  const { status, setStatus } = useMessageStatus(message)
  return (
    <StatusSelect
      label={texts.statusOf(message.name)}
      statuses={statuses}
      labels={texts.status}
      tones={tones}
      value={status}
      onChoose={(chosen) => void setStatus(chosen)}
    />
  )
}
