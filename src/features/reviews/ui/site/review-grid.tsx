import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

import { Button } from '#src/design/button.tsx'
import type { Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { Queries } from '#src/web/queries.tsx'
import type { PublishedReview } from '../../contract/customer-review.ts'
import { demoShare } from '../../rules/demo-review.ts'
import { reviewTexts } from '../../texts/review-texts.ts'
import { ReviewCard } from '#src/features/reviews/ui/shared/review-card.tsx'
import cardStyles from '#src/features/reviews/ui/shared/review-cards.module.css'
import styles from './review-grid.module.css'

interface ReviewGridProps {
  /** The heading that names the list. */
  readonly titleId: string
  /** Stands in the cards' place until the reviews are known. */
  readonly waiting: ReactNode
}

/** Guest reviews, in the order of the server. */
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
  const list = useRef<HTMLUListElement>(null)
  // Where it scrolls sideways, a keyboard does the same with its arrows.
  const tabIndex = useIsScrollable(list) ? 0 : undefined
  const texts = useTexts(reviewTexts)
  return (
    <>
      <p className={cardStyles.demo}>{texts.demo[demoShare(reviews)]}</p>
      <ul ref={list} role="list" className={cardStyles.cards} aria-labelledby={titleId} tabIndex={tabIndex}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.place}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** True while there is more of the list than fits beside each other. */
function useIsScrollable(list: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return isScrollable
}
