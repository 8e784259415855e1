import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { Dialog } from '#src/design/dialog.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { momentText } from '#src/web/office/moment.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOpenDialog } from '#src/web/office/open-dialog.ts'
import { AbsentRow, rowOf, singleRow, type SingleRow } from '#src/web/office/single-row.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { ContactMessage } from '../../contract/message.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { messageListQuery, messageQuery } from './message-queries.ts'
import { MessageStatusSelect } from './message-status-select.tsx'
import styles from './messages.module.css'
import { ReplyLinks } from './reply-links.tsx'
import { useMessageFilters } from './use-message-filters.ts'

/** The dialog of the message that the address names (`?message=`), so that a link opens it. */
export function MessageDetails() {
  const texts = useTexts(officeMessageTexts)
  const { id, dialog } = useOpenDialog('message', 'details')
  const single = useMessage(id)
  const message = rowOf(single)
  return (
    <Dialog
      {...dialog}
      size="large"
      closeLabel={useTexts(officeTexts).close}
      title={message?.subject ?? texts.dialog.title}
      footer={
        message && (
          <div className={card.actions}>
            <MessageStatusSelect message={message} />
            <ReplyLinks message={message} />
          </div>
        )
      }
    >
      {message ? (
        <Whole message={message} />
      ) : (
        <AbsentRow single={single} texts={{ ...texts.dialog, failed: texts.list.failed }} />
      )}
    </Dialog>
  )
}

function Whole({ message }: { message: ContactMessage }) {
  const language = useLanguage()
  const now = useServerMinute()
  return (
    <div className={styles.whole}>
      <p className={styles.sender}>
        {message.name}
        <span className={styles.email}>{message.email}</span>
        <time dateTime={message.createdAt} className={styles.when}>
          {momentText(new Date(message.createdAt), language, now)}
        </time>
      </p>
      <p className={styles.text}>{message.message}</p>
    </div>
  )
}

/** From the list where it shows the message, else by a call of its own. */
function useMessage(id: string | undefined): SingleRow<ContactMessage> {
  const api = useOfficeApi()
  const list = useInfiniteQuery({ ...messageListQuery(api, useMessageFilters()), enabled: false })
  const listed = list.data?.pages.flatMap((page) => page.rows).find((message) => message.id === id)
  const single = useQuery({ ...messageQuery(api, id ?? ''), enabled: id !== undefined && !listed })
  return listed ? { state: 'found', row: listed } : singleRow(single)
}
