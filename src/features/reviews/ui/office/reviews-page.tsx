import { Button } from '@mantine/core'
import { useId } from 'react'

import { PlusIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { ResourceDialogs } from '#src/web/office/resource/resource-dialogs.tsx'
import { useResource, wholeList } from '#src/web/office/resource/resource-calls.ts'
import { AddLink } from '#src/web/office/row-links.tsx'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { filterReviews, publishedFilters } from '../../rules/office-reviews.ts'
import { reviewsOfTwoRows } from '../../rules/review-limits.ts'
import { reviewOfficeTexts } from '../../texts/review-office-texts.ts'
import { OfficeReviewCard } from './office-review-card.tsx'
import { reviewResource } from './review-resource.tsx'
import styles from './reviews-page.module.css'

/** All reviews in the server's order, and the dialogs to add, change and delete them. */
export default function ReviewsPage() {
  const texts = useTexts(reviewOfficeTexts)
  const filters = useListFilters({ published: publishedFilters })
  const query = useResource(reviewResource)
  const isFull = (query.data?.length ?? 0) >= reviewsOfTwoRows
  const list = wholeList(query, (reviews) => filterReviews(reviews, { q: filters.q, ...filters.chosen }))
  return (
    <OfficeSection
      title={texts.title}
      count={list.rows && texts.list.count(list.rows.length, list.total)}
      note={texts.note}
      action={<AddButton isFull={isFull} />}
    >
      <OfficeList
        list={list}
        hidesCount="in-heading"
        filters={filters}
        texts={texts.list}
        look="cards"
        renderRow={(review) => <OfficeReviewCard review={review} />}
      />
      <ResourceDialogs resource={reviewResource} />
    </OfficeSection>
  )
}

function AddButton({ isFull }: { isFull: boolean }) {
  const texts = useTexts(reviewOfficeTexts)
  const addressOf = useOpenAddress('review')
  const reasonId = useId()
  if (!isFull) return <AddLink to={addressOf({ as: 'new' })}>{texts.add}</AddLink>
  return (
    <div className={styles.full}>
      <Button disabled aria-describedby={reasonId} leftSection={<PlusIcon size="1.25rem" />}>
        {texts.full}
      </Button>
      <p id={reasonId}>{texts.fullMore}</p>
    </div>
  )
}
