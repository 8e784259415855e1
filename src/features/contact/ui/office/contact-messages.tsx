import { useQuery } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { Figures } from '#src/web/office/figures.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { usePagedList } from '#src/web/office/paged-list.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { MessageCard } from './message-card.tsx'
import { MessageDetails } from './message-details.tsx'
import { messageCountsQuery, messageListQuery } from './message-queries.ts'
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
  const addressOf = useOpenAddress('message')
  return (
    <OfficeSection title={texts.title} note={texts.retention}>
      <MessageFigures />
      <OfficeList
        list={list}
        filters={filters.list}
        texts={texts.list}
        look="cards"
        renderRow={(message) => (
          <MessageCard
            message={message}
            detailsAt={addressOf({ as: 'details', id: message.id })}
            showDeleteButton={showDeleteButton}
          />
        )}
      />
      <MessageDetails />
    </OfficeSection>
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
