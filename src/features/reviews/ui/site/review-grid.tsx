import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

import { Button } from '#src/design/button.tsx'
import type { Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useTexts } from '#src/web/language.tsx'
import { Queries } from '#src/web/queries.tsx'
import type { PublishedReview } from '../../contract/customer-review.ts'
import { demoShare } from '../../rules/demo-review.ts'
import { reviewTexts } from '../../texts/review-texts.ts'
import { ReviewSlip } from '#src/features/reviews/ui/shared/review-slip.tsx'
import slipStyles from '#src/features/reviews/ui/shared/review-slips.module.css'
import styles from './review-grid.module.css'

interface ReviewGridProps {
  /** The heading that names the list. */
  readonly titleId: string
  /** Stands in the slips' place until the reviews are known. */
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
  const { data, isError, isFetching, refetch } = useQuery(publishedReviewsQuery(browserApi))
  if (isError) {
    return (
      <div className={styles.instead} role="status">
        <p>{texts.failed}</p>
        <Button look="secondary" pending={isFetching} onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </div>
    )
  }
  if (!data) return waiting
  if (data.length === 0) return <p className={styles.instead}>{texts.none}</p>
  return <Slips reviews={data} titleId={titleId} />
}

function Slips({ reviews, titleId }: { reviews: readonly PublishedReview[]; titleId: string }) {
  const list = useRef<HTMLUListElement>(null)
  // Where it is wiped sideways, a keyboard does the same with its arrows.
  const tabIndex = useIsWiped(list) ? 0 : undefined
  const texts = useTexts(reviewTexts)
  return (
    <>
      <p className={slipStyles.demo}>{texts.demo[demoShare(reviews)]}</p>
      <ul ref={list} role="list" className={slipStyles.slips} aria-labelledby={titleId} tabIndex={tabIndex}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.place}>
            <ReviewSlip review={review} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** True while there is more of the list than fits beside each other. */
function useIsWiped(list: RefObject<HTMLElement | null>): boolean {
  const [isWiped, setIsWiped] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => setIsWiped(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return isWiped
}
