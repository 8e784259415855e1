import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Button } from '#src/design/button.tsx'
import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import type { Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { Queries } from '#src/web/queries.tsx'
import type { PublishedReview } from '../../contract/customer-review.ts'
import { demoShare } from '../../rules/demo-review.ts'
import { shownAtOnce } from '../../rules/review-limits.ts'
import { reviewTexts } from '../../texts/review-texts.ts'
import { ReviewCard } from './review-card.tsx'
import cardStyles from './review-cards.module.css'
import styles from './review-grid.module.css'

interface ReviewGridProps {
  /** The id of the heading that names the list. */
  readonly titleId: string
  /** The content that is shown until the reviews are loaded. */
  readonly waiting: ReactNode
}

/** Guest reviews in the server's order. */
export function ReviewGrid(props: ReviewGridProps) {
  return (
    <Queries>
      <Reviews {...props} />
    </Queries>
  )
}

function publishedReviewsQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/customer-reviews/published'],
    queryFn: () => api.call('GET /api/customer-reviews/published'),
  })
}

function Reviews({ titleId, waiting }: ReviewGridProps) {
  const texts = useTexts(reviewTexts)
  const { data, isError, refetch } = useQuery(publishedReviewsQuery(browserApi))
  if (isError) {
    return (
      <div className={styles.instead} role="status">
        <p>
          {texts.failed} <CallLink />
        </p>
        <Button look="secondary" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </div>
    )
  }
  if (!data) return waiting
  if (data.length === 0) return <p className={styles.instead}>{texts.none}</p>
  return <Cards reviews={data} titleId={titleId} />
}

function Cards({ reviews, titleId }: { reviews: readonly PublishedReview[]; titleId: string }) {
  const texts = useTexts(reviewTexts)
  const [shown, others] = [reviews.slice(0, shownAtOnce), reviews.slice(shownAtOnce)]
  return (
    <>
      <ul role="list" className={cardStyles.cards} aria-labelledby={titleId}>
        {shown.map((review, place) => (
          <li key={review.id} className={styles.place}>
            <ReviewCard review={review} large={place === 0} />
          </li>
        ))}
      </ul>
      <div className={cardStyles.end}>
        <p className={styles.demo}>{texts.demo[demoShare(reviews)]}</p>
        {others.length > 0 && <OtherReviews reviews={others} />}
      </div>
    </>
  )
}

/** The reviews that are hidden at first are also in the document, so that the browser's search in the page finds them. */
function OtherReviews({ reviews }: { reviews: readonly PublishedReview[] }) {
  const texts = useTexts(reviewTexts)
  return (
    <details className={styles.folded}>
      <summary className={styles.toggle}>
        <span className={styles.unfold}>{texts.others(reviews.length)}</span>
        <span className={styles.fold}>{texts.fewer}</span>
        <ChevronDownIcon />
      </summary>
      <ul role="list" className={cardStyles.others}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.place}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </details>
  )
}
