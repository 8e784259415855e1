import { Button } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { pagedListQuery, usePagedList } from '#src/web/office/paged-list.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { subscriberTexts } from '../../texts/subscriber-texts.ts'
import { SubscriberCard, subscribersKey } from './subscriber-card.tsx'

/**
 * The list of subscribers, the newest first, with a search, a link to delete each one, and a CSV file for the program that sends
 * the newsletter.
 */
export function Subscribers() {
  const texts = useTexts(subscriberTexts)
  const api = useOfficeApi()
  const filters = useListFilters({})
  const q = filters.q || undefined
  const list = usePagedList(
    pagedListQuery([subscribersKey, { q }], (page) =>
      api.list('GET /api/newsletter', { query: { q, ...page } }),
    ),
  )
  return (
    <OfficeSection
      title={texts.title}
      note={texts.note}
      action={
        <Button component="a" href={csvAddress(q)} download variant="default">
          {texts.download}
        </Button>
      }
    >
      <OfficeList
        list={list}
        filters={filters}
        texts={texts.list}
        look="lines"
        renderRow={(subscriber) => <SubscriberCard subscriber={subscriber} />}
      />
    </OfficeSection>
  )
}

/**
 * The address of the CSV file for the program that sends the newsletter. The file contains all subscribers that match the search.
 */
function csvAddress(q: string | undefined): string {
  return `/api/newsletter?${new URLSearchParams({ format: 'csv', ...(q !== undefined && { q }) }).toString()}`
}
