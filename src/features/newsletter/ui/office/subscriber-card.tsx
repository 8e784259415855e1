import { ActionIcon } from '@mantine/core'
import { useState } from 'react'

import smallText from '#src/design/small-text.module.css'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { momentText } from '#src/web/office/moment.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { Subscriber } from '../../contract/newsletter.ts'
import { officeNewsletterProblems } from '../../texts/newsletter-problem-texts.ts'
import { subscriberTexts } from '../../texts/subscriber-texts.ts'
import styles from './subscriber-card.module.css'

/** The first part of the keys of all queries about subscribers. */
export const subscribersKey = '/api/newsletter'

/** The card of a subscriber, with a link for deleting the subscriber on request. */
export function SubscriberCard({ subscriber }: { readonly subscriber: Subscriber }) {
  const texts = useTexts(subscriberTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const { email, createdAt } = subscriber
  return (
    <article className={`${card.card} ${styles.card}`} aria-label={email}>
      <div className={styles.about}>
        <h3 className={styles.email}>{email}</h3>
        <p className={smallText.muted}>
          {texts.since} <time dateTime={createdAt}>{momentText(new Date(createdAt), language, now)}</time>
          {' · '}
          {texts.language[subscriber.language]}
        </p>
      </div>
      <DeleteSubscriber subscriber={subscriber} />
    </article>
  )
}

function DeleteSubscriber({ subscriber: { id, email } }: { readonly subscriber: Subscriber }) {
  const texts = useTexts(subscriberTexts)
  const { error, row } = useTexts(officeTexts)
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  const { send, isPending } = useOfficeMutation('DELETE /api/newsletter/:id', {
    subject: id,
    request: () => ({ params: { id } }),
    problems: officeNewsletterProblems,
    failed: { title: error, description: texts.removeFailed },
    succeeded: () => texts.removed,
    onSuccess: stay,
    invalidates: subscribersKey,
  })
  return (
    <>
      <ActionIcon aria-label={texts.removeOf(email)} title={row.delete} onClick={() => setAsking(true)}>
        <TrashIcon size="1.375rem" />
      </ActionIcon>
      <ConfirmDeletion
        open={isAsking}
        onClose={stay}
        texts={{ ...texts.confirm, text: texts.confirm.text(email) }}
        isPending={isPending}
        onConfirm={() => void send()}
      />
    </>
  )
}
