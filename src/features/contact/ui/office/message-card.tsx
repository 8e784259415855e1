import { Link } from 'react-router'

import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { momentText } from '#src/web/office/moment.ts'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { DeleteLink } from '#src/web/office/row-links.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useIsFresh } from '#src/features/notifications/ui/office/live-store.ts'
import type { ContactMessage } from '../../contract/message.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { messageRows } from './message-rows.ts'
import { MessageStatusSelect } from './message-status-select.tsx'
import styles from './messages.module.css'
import { ReplyLinks } from './reply-links.tsx'

/**
 * The card of a message in the list: the sender, the text and the time, a field for the status, and links for replying. New
 * messages are highlighted.
 */
export function MessageCard({ message }: { message: ContactMessage }) {
  const texts = useTexts(officeMessageTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const addressOf = useOpenAddress('message')
  const { id, name, subject, status, createdAt } = message
  const cameInNow = useIsFresh(id)
  const isNew = status === 'new'
  return (
    <article
      className={classNames(card.card, isNew && card.marked, cameInNow && card.fresh)}
      aria-label={texts.messageOf(name)}
    >
      <header className={styles.head}>
        <h3 className={styles.subject}>
          <Link to={addressOf({ as: 'details', id })} replace preventScrollReset>
            {subject}
          </Link>
        </h3>
        {isNew && <Badge tone="gold">{texts.status.new}</Badge>}
        <time dateTime={createdAt} className={styles.when}>
          {momentText(new Date(createdAt), language, now)}
        </time>
      </header>
      <p className={styles.sender}>
        {name}
        <span className={styles.email}>{message.email}</span>
      </p>
      <p className={styles.excerpt}>{message.message}</p>
      <footer className={classNames(card.actions, styles.actions)}>
        <MessageStatusSelect message={message} />
        <ReplyLinks message={message} />
        {messageRows.mayChange(message) && (
          <DeleteLink to={addressOf({ as: 'delete', id })} label={texts.deleteOf(name)} />
        )}
      </footer>
    </article>
  )
}
