import { useQuery } from '@tanstack/react-query'

import type { Period } from '#src/kernel/list-query.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { usePagedRows } from '#src/web/office/resource/paged-rows.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { MessageCard } from './message-card.tsx'
import { MessageDialogs } from './message-dialogs.tsx'
import { messageRows } from './message-rows.ts'

/** The list of messages from guests, the newest first. It is refreshed as soon as a message arrives. Admins can delete messages. */
export default function MessagesPage() {
  const texts = useTexts(officeMessageTexts)
  const filters = useListFilters({
    period: ['all', 'today', '7days', '30days', '90days'],
    status: ['all', 'new', 'replied', 'archived'],
  })
  const { q } = filters
  const { period, status } = filters.chosen
  const query = { q, period, status: status === 'all' ? undefined : status }
  const list = usePagedRows(messageRows, query)
  const options = useCountedStatuses(q, period)
  return (
    <OfficeSection title={texts.title} foot={[texts.retention]}>
      <OfficeList
        list={list}
        filters={filters}
        texts={{
          ...texts.list,
          filters: { status: { ...texts.list.filters.status, options, look: 'counts' } },
        }}
        look="cards"
        renderRow={(message) => <MessageCard message={message} />}
      />
      <MessageDialogs />
    </OfficeSection>
  )
}

/** The statuses by which the list can be filtered, each with the number of messages that match the search text and the period. */
function useCountedStatuses(q: string, period: Period) {
  const { status } = useTexts(officeMessageTexts)
  const { all } = useTexts(officeTexts).list
  const api = useOfficeApi()
  const { data } = useQuery({
    queryKey: [...messageRows.queryKey, 'summary', { q, period }],
    queryFn: () => api.call('GET /api/contact/summary', { query: { q: q || undefined, period } }),
    placeholderData: (before) => before,
  })
  return {
    all: `${all} ${data?.total ?? '–'}`,
    new: `${status.new} ${data?.new ?? '–'}`,
    replied: `${status.replied} ${data?.replied ?? '–'}`,
    archived: `${status.archived} ${data?.archived ?? '–'}`,
  }
}
