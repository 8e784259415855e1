import { Dialog } from '#src/design/dialog.tsx'
import layout from '#src/design/layout.module.css'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { momentText } from '#src/web/office/moment.ts'
import { type DetailsProps, RowDialogs } from '#src/web/office/resource/row-dialogs.tsx'
import { AbsentRow, rowOf } from '#src/web/office/row-state.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { ContactMessage } from '../../contract/message.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { messageRows } from './message-rows.ts'
import { MessageStatusSelect } from './message-status-select.tsx'
import styles from './messages.module.css'
import { ReplyLinks } from './reply-links.tsx'

/** The dialog of the message in the address (`?message=`), so that a link can open a message. */
export function MessageDialogs() {
  const { remove } = useTexts(officeMessageTexts)
  return (
    <RowDialogs
      rows={messageRows}
      deletionText={({ name, subject }) => remove.text(name, subject)}
      renderDetails={(details) => <MessageDetails {...details} />}
    />
  )
}

function MessageDetails({ open, onClose, state }: DetailsProps<ContactMessage>) {
  const texts = useTexts(officeMessageTexts)
  const message = rowOf(state)
  return (
    <Dialog
      open={open}
      onClose={onClose}
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
        <AbsentRow state={state} texts={{ ...texts.dialog, ...texts.list }} />
      )}
    </Dialog>
  )
}

function Whole({ message }: { message: ContactMessage }) {
  const language = useLanguage()
  const now = useServerMinute()
  return (
    <div className={layout.stack4}>
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
