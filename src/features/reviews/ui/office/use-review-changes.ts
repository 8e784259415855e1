import { useQueryClient } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { CustomerReview } from '../../contract/customer-review.ts'
import type { ReviewChange, ReviewInput } from '../../contract/review-input.ts'
import { officeReviewProblems } from '../../texts/office-problem-texts.ts'
import { reviewListTexts } from '../../texts/review-list-texts.ts'
import { reviewsKey, reviewsQuery } from './review-queries.ts'

/** Shows a review as the server has returned it, before the list is fetched again. */
function useShowReview() {
  const client = useQueryClient()
  const { queryKey } = reviewsQuery(useOfficeApi())
  return (changed: CustomerReview) =>
    client.setQueryData(queryKey, (reviews) =>
      reviews?.map((each) => (each.id === changed.id ? changed : each)),
    )
}

/** Takes care of a failure that is about fields of a form, instead of the toast. */
interface OfForm {
  readonly handleFailure: (error: unknown) => boolean
}

export function useReviewCreation({ handleFailure }: OfForm) {
  const texts = useTexts(reviewListTexts)
  return useOfficeMutation('POST /api/customer-reviews', {
    subject: 'new',
    request: (body: ReviewInput) => ({ body }),
    problems: officeReviewProblems,
    failed: { title: texts.error, description: texts.createFailed },
    succeeded: () => texts.created,
    handleFailure,
    invalidates: reviewsKey,
  })
}

export function useReviewEdit({ handleFailure }: OfForm) {
  const texts = useTexts(reviewListTexts)
  return useOfficeMutation('PATCH /api/customer-reviews/:id', {
    subject: 'edit',
    request: ({ id, ...body }: ReviewChange & Pick<CustomerReview, 'id'>) => ({ params: { id }, body }),
    problems: officeReviewProblems,
    failed: { title: texts.error, description: texts.updateFailed },
    succeeded: () => texts.updated,
    onSuccess: useShowReview(),
    handleFailure,
    invalidates: reviewsKey,
  })
}

/** Whether a review is pinned: as chosen at once. The call turns it over, so there is no second one meanwhile. */
export function useReviewPin(review: CustomerReview) {
  const texts = useTexts(reviewListTexts)
  const { send, pending } = useOfficeMutation('PATCH /api/customer-reviews/:id/pin', {
    subject: review.id,
    request: (_isPinned: boolean) => ({ params: { id: review.id } }),
    problems: officeReviewProblems,
    failed: { title: texts.error, description: texts.pinFailed },
    succeeded: () => texts.pinUpdated,
    onSuccess: useShowReview(),
    invalidates: reviewsKey,
  })
  const togglePin = () => void (pending === undefined && send(!review.isPinned))
  return { isPinned: pending ?? review.isPinned, togglePin }
}

export function useReviewDeletion(review: CustomerReview, onDone: () => void) {
  const texts = useTexts(reviewListTexts)
  const { send, isPending } = useOfficeMutation('DELETE /api/customer-reviews/:id', {
    subject: review.id,
    request: () => ({ params: { id: review.id } }),
    problems: officeReviewProblems,
    failed: { title: texts.error, description: texts.remove.failed },
    succeeded: () => texts.remove.done,
    onSuccess: onDone,
    invalidates: reviewsKey,
  })
  return { remove: send, isPending }
}
