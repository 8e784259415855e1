import { useQuery } from '@tanstack/react-query'

import type { Period } from '#src/kernel/list-query.ts'
import { useTexts } from '#src/web/language.tsx'
import { Figures } from '#src/web/office/figures.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { usePagedRows } from '#src/web/office/resource/paged-rows.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { officeMessageTexts } from '../../texts/office-texts.ts'
import { MessageCard } from './message-card.tsx'
import { MessageDialogs } from './message-dialogs.tsx'
import { messageRows } from './message-rows.ts'

/**
 * The messages that guests have written, the newest first and always up to date: figures, filters and the list. Admins can delete
 * messages.
 */
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
  return (
    <OfficeSection title={texts.title} note={texts.retention}>
      <MessageFigures q={q} period={period} />
      <OfficeList
        list={list}
        filters={filters}
        texts={texts.list}
        look="cards"
        renderRow={(message) => <MessageCard message={message} />}
      />
      <MessageDialogs />
    </OfficeSection>
  )
}

/** How many messages match the search text and the period. */
function MessageFigures({ q, period }: { readonly q: string; readonly period: Period }) {
  const names = useTexts(officeMessageTexts).figures
  const api = useOfficeApi()
  const { data } = useQuery({
    queryKey: [...messageRows.queryKey, 'summary', { q, period }],
    queryFn: () => api.call('GET /api/contact/summary', { query: { q: q || undefined, period } }),
    placeholderData: (before) => before,
  })
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
