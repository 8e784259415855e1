import { Button } from '@mantine/core'

import { MailIcon, PhoneIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { ContactMessage } from '../../contract/message.ts'
import { replyAddress } from '../../rules/reply-address.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'

/** Links for replying to a message: an e-mail with subject and greeting, and a phone call. */
export function ReplyLinks({ message }: { message: ContactMessage }) {
  const texts = useTexts(officeMessageTexts)
  const { phone, shownPhone } = message
  return (
    <>
      <Button
        component="a"
        href={replyAddress(message)}
        aria-label={texts.replyTo(message.name)}
        leftSection={<MailIcon size="1.25rem" />}
      >
        {texts.reply}
      </Button>
      {phone !== null && shownPhone !== null && (
        <Button
          component="a"
          href={`tel:${phone}`}
          aria-label={texts.call(shownPhone)}
          variant="default"
          leftSection={<PhoneIcon size="1.25rem" />}
        >
          {shownPhone}
        </Button>
      )}
    </>
  )
}
