import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { Figures } from '#src/web/office/figures.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { usePagedList } from '#src/web/office/paged-list.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { MessageCard } from './message-card.tsx'
import { MessageDetails } from './message-details.tsx'
import { messageCountsQuery, messageListQuery } from './message-queries.ts'
import styles from './messages.module.css'
import { useMessageFilters } from './use-message-filters.ts'

interface ContactMessagesProps {
  /** Without it nothing offers to delete a message. */
  readonly showDeleteButton?: boolean
}

/** What guests have written, newest first and live: figures, filters, and the messages. */
export function ContactMessages({ showDeleteButton = true }: ContactMessagesProps) {
  const texts = useTexts(officeMessageTexts)
  const filters = useMessageFilters()
  const list = usePagedList(messageListQuery(useOfficeApi(), filters))
  const detailsAt = useDetailsAddress()
  return (
    <section className={styles.page} aria-labelledby="messages-title">
      <OfficeHead title={texts.title} />
      <div className={styles.heading}>
        <h2 id="messages-title">{texts.title}</h2>
        <p className={styles.retention}>{texts.retention}</p>
      </div>
      <MessageFigures />
      <OfficeList
        list={list}
        filters={filters.list}
        texts={texts.list}
        look="cards"
        renderRow={(message) => (
          <MessageCard
            message={message}
            detailsAt={detailsAt(message.id)}
            showDeleteButton={showDeleteButton}
          />
        )}
      />
      <MessageDetails />
    </section>
  )
}

/** How many messages there are of those that search and time leave. */
function MessageFigures() {
  const names = useTexts(officeMessageTexts).figures
  const { data } = useQuery(messageCountsQuery(useOfficeApi(), useMessageFilters()))
  return (
    <Figures
      figures={[
        { name: names.total, value: data?.total },
        { name: names.new, value: data?.new },
        { name: names.replied, value: data?.replied },
        { name: names.archived, value: data?.archived },
      ]}
    />
  )
}

function useDetailsAddress() {
  const [parameters] = useSearchParams()
  return (message: string) => {
    const next = new URLSearchParams(parameters)
    next.set('message', message)
    return { search: `?${next.toString()}` }
  }
}
