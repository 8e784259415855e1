import { useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { type OpenAs, useOpenRow } from '#src/web/office/open-row.ts'
import { AbsentRow, type SingleRow } from '#src/web/office/single-row.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import type { CustomerReview } from '../../contract/customer-review.ts'
import { reviewFormTexts } from '../../texts/review-form-texts.ts'
import { reviewListTexts } from '../../texts/review-list-texts.ts'
import { AddReviewForm, EditReviewForm } from './review-form.tsx'
import { useReviews } from './review-queries.ts'
import { useReviewDeletion } from './use-review-changes.ts'

/** In the address, in place of the id of a review: the form of a new one. */
export const newReviewId = 'new'

/** The dialog that the address names: the form of a review (`?review=`), or the question whether to delete it. */
export function ReviewDialogs() {
  const { id, openAs, close } = useOpenRow('review')
  const [, setAddress] = useUrlFilters()
  const query = useReviews()
  // A dialog keeps its content while it closes. A review that is deleted meanwhile stays, and its call then says so.
  const [shown, setShown] = useState<{ readonly id: string | null; readonly openAs: OpenAs }>({ id, openAs })
  if (id !== null && (id !== shown.id || openAs !== shown.openAs)) setShown({ id, openAs })
  const listed = query.data?.find((review) => review.id === shown.id)
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const review = last?.id === shown.id ? last : undefined
  const dialog = {
    open: id !== null,
    onClose: close,
    onReturn: () => setAddress({ review: shown.id, open: shown.openAs }, { replace: false }),
  }

  if (shown.id === newReviewId) return <AddReview key={newReviewId} {...dialog} />
  if (!review) return <Absent {...dialog} single={absence(query)} />
  if (shown.openAs === 'delete') return <DeleteReview {...dialog} review={review} />
  return <EditReview key={review.id} {...dialog} review={review} />
}

function absence({ data, isFetching, refetch }: ReturnType<typeof useReviews>): SingleRow<CustomerReview> {
  if (isFetching) return { state: 'loading' }
  return data === undefined ? { state: 'failed', retry: () => void refetch() } : { state: 'missing' }
}

interface DialogProps {
  readonly open: boolean
  onClose(): void
  onReturn(): void
}

interface OfReview extends DialogProps {
  readonly review: CustomerReview
}

function AddReview(dialog: DialogProps) {
  const { titleAdd } = useTexts(reviewFormTexts)
  return (
    <EditorDialog {...dialog} title={titleAdd}>
      {(form) => <AddReviewForm {...form} />}
    </EditorDialog>
  )
}

function EditReview({ review, ...dialog }: OfReview) {
  const { titleEdit } = useTexts(reviewFormTexts)
  return (
    <EditorDialog {...dialog} title={titleEdit(useName(review))}>
      {(form) => <EditReviewForm {...form} review={review} />}
    </EditorDialog>
  )
}

function DeleteReview({ open, onClose, review }: OfReview) {
  const texts = useTexts(reviewListTexts).remove
  const { close } = useTexts(officeTexts)
  const { remove, isPending } = useReviewDeletion(review, onClose)
  return (
    <ConfirmDeletion
      open={open}
      onClose={onClose}
      texts={{ ...texts, text: texts.text(useName(review)), close }}
      isPending={isPending}
      onConfirm={() => void remove()}
    />
  )
}

/** In place of the dialog of a review that is not there, or not yet, or that could not be loaded. */
function Absent({ open, onClose, single }: DialogProps & { readonly single: SingleRow<CustomerReview> }) {
  const texts = useTexts(reviewListTexts)
  const { close } = useTexts(officeTexts)
  return (
    <Dialog open={open} onClose={onClose} size="small" closeLabel={close} title={texts.dialog.title}>
      <AbsentRow single={single} texts={{ ...texts.dialog, failed: texts.list.failed }} />
    </Dialog>
  )
}

function useName({ customerName, customerNameVi }: CustomerReview): string {
  return inLanguage(useLanguage(), customerName, customerNameVi)
}
