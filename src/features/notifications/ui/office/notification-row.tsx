import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { classNames } from '#src/design/class-names.ts'
import { IconButton } from '#src/design/icon-button.tsx'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { momentText } from '#src/web/office/moment.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { Notification } from '../../contract/notification.ts'
import { notificationTexts } from '../../texts/notification-texts.ts'
import styles from './notifications.module.css'

interface NotificationRowProps {
  readonly notification: Notification
  /**
   * The address of the screen that shows the order, reservation or message. If there is none, opening the notification only marks
   * it as read.
   */
  readonly leadsTo: string | undefined
  onOpen(): void
  onDelete(): void
}

/** The row of a notification, with a link to the order, reservation or message, and a button that deletes the notification. */
export function NotificationRow({ notification, leadsTo, onOpen, onDelete }: NotificationRowProps) {
  const texts = useTexts(notificationTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const { isRead, createdAt } = notification
  const title = inLanguage(language, notification.title, notification.titleVi)
  return (
    <li className={classNames(styles.row, !isRead && styles.unread)}>
      <Opener leadsTo={leadsTo} onOpen={onOpen}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.text}>
          <strong className={styles.title}>{title}</strong>
          {!isRead && <span className="visually-hidden">{texts.unread}</span>}
          <span className={styles.content}>
            {inLanguage(language, notification.content, notification.contentVi)}
          </span>
          <time className={styles.when} dateTime={createdAt}>
            {momentText(new Date(createdAt), language, now)}
          </time>
        </span>
      </Opener>
      <IconButton label={texts.delete(title)} icon={<TrashIcon />} onClick={onDelete} />
    </li>
  )
}

function Opener({
  leadsTo,
  onOpen,
  children,
}: Pick<NotificationRowProps, 'leadsTo' | 'onOpen'> & { children: ReactNode }) {
  if (leadsTo === undefined) {
    return (
      <button type="button" className={styles.open} onClick={onOpen}>
        {children}
      </button>
    )
  }
  return (
    <Link to={leadsTo} className={styles.open} onClick={onOpen}>
      {children}
    </Link>
  )
}
