import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { PlusIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { filterReviews, publishedFilters } from '../../rules/office-reviews.ts'
import { reviewsOfTwoRows } from '../../rules/review-limits.ts'
import { reviewListTexts } from '../../texts/review-list-texts.ts'
import { OfficeReviewCard } from './office-review-card.tsx'
import { newReviewId, ReviewDialogs } from './review-dialogs.tsx'
import { useReviews } from './review-queries.ts'

/** All reviews, as the server orders them, and the dialogs that add, change and delete. */
export default function ReviewsPage() {
  const texts = useTexts(reviewListTexts)
  const filters = useListFilters({ published: publishedFilters })
  const { data, isError, refetch } = useReviews()
  return (
    <OfficeSection title={texts.title} note={texts.note} action={<AddButton count={data?.length ?? 0} />}>
      <OfficeList
        list={{
          rows: data && filterReviews(data, { q: filters.q, ...filters.chosen }),
          total: data?.length ?? 0,
          isFailed: isError,
          isPrevious: false,
          retry: () => void refetch(),
        }}
        filters={filters}
        texts={texts.list}
        look="cards"
        renderRow={(review) => <OfficeReviewCard review={review} />}
      />
      <ReviewDialogs />
    </OfficeSection>
  )
}

function AddButton({ count }: { count: number }) {
  const texts = useTexts(reviewListTexts)
  const addressOf = useRowAddress('review')
  const icon = <PlusIcon size="1.25rem" />
  if (count >= reviewsOfTwoRows) {
    return (
      <Button disabled leftSection={icon}>
        {texts.full}
      </Button>
    )
  }
  return (
    <Button
      component={Link}
      to={addressOf(newReviewId, 'edit')}
      replace
      preventScrollReset
      leftSection={icon}
    >
      {texts.add}
    </Button>
  )
}
