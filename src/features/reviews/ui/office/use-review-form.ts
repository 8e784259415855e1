import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import { differingValues } from '#src/web/office/edited-values.ts'
import { useEditBase } from '#src/web/office/use-edit-base.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import type { CustomerReview } from '../../contract/customer-review.ts'
import type { ReviewChange } from '../../contract/review-input.ts'
import { reviewForm } from '../../contract/review-form.ts'
import { newReviewValues, reviewValues, type ReviewValues } from '../../rules/review-values.ts'
import { officeReviewProblems } from '../../texts/office-problem-texts.ts'
import { reviewFormTexts } from '../../texts/review-form-texts.ts'
import { useReviewCreation, useReviewEdit } from './use-review-changes.ts'

export type ReviewFormState = ReturnType<typeof useAddReviewForm>

export function useAddReviewForm(onDone: () => void) {
  const form = useOfficeForm<ReviewValues>({
    ...useFields(),
    initial: newReviewValues,
    send: async (values) => {
      if (await creation.send(reviewForm().parse(values))) onDone()
    },
  })
  const creation = useReviewCreation({ handleFailure: form.reject })
  return form
}

/**
 * Editing a review, which may change meanwhile: then `conflict` says to what, and how to take that over without losing what was
 * typed. Until somebody does, saving is rejected. What was edited is sent and nothing else.
 */
export function useEditReviewForm(review: CustomerReview, onDone: () => void) {
  const { base, before, conflictIn, setRejected, takeOver } = useEditBase(review, reviewValues)
  const form = useOfficeForm<ReviewValues>({
    ...useFields(base.displayOrder),
    initial: before,
    send: async (values) => {
      const saved = await edit.send({
        id: base.id,
        ...editedFields(base, values),
        updatedAt: base.updatedAt,
      })
      if (!saved) return
      takeOver(saved)
      onDone()
    },
  })
  const edit = useReviewEdit({
    handleFailure(error) {
      const isStale = error instanceof ApiError && error.code === 'reviews.stale'
      setRejected(isStale)
      return isStale || form.reject(error)
    },
  })

  return { form, conflict: conflictIn(form) }
}

/** Of what the form would send, the fields that were edited. */
function editedFields(base: CustomerReview, values: ReviewValues): Partial<ReviewChange> {
  const edited = differingValues(reviewValues(base), values)
  const sent = Object.entries(reviewForm(base.displayOrder).parse(values))
  return Object.fromEntries(sent.filter(([name]) => name in edited))
}

/** What the forms of a review have in common. */
function useFields(storedOrder?: number) {
  const { problems, avatarTooLarge } = useTexts(reviewFormTexts)
  return {
    schema: reviewForm(storedOrder),
    fieldTexts: {
      customerName: { required: problems.customerName },
      customerTitle: { required: problems.customerTitle },
      review: { required: problems.review },
      avatarUrl: { invalid: problems.avatar, 'too-long': avatarTooLarge },
      displayOrder: { invalid: problems.displayOrder },
    },
    problems: officeReviewProblems,
  }
}
