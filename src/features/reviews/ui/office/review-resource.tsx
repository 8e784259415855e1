import { resourceOf } from '#src/web/office/resource/resource.ts'
import { custom, longText, onOff, OnOffInput, text } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import styles from '#src/web/office/form.module.css'
import { picture } from '#src/features/uploads/ui/office/picture-kind.tsx'
import { GuestAvatar } from '../site/guest-avatar.tsx'
import { reviewForm } from '../../contract/review-form.ts'
import type { CustomerReview } from '../../contract/customer-review.ts'
import type { ReviewInput } from '../../contract/review-input.ts'
import { avatarTexts, reviewOfficeTexts } from '../../texts/review-office-texts.ts'
import { officeReviewProblems } from '../../texts/office-problem-texts.ts'
import { ReviewPreview } from './review-preview.tsx'
import { StarsInput } from './stars-input.tsx'

/** Defines how admins edit reviews in the office. */
export const reviewResource = resourceOf<CustomerReview>()({
  parameter: 'review',
  queryKey: ['/api/customer-reviews'],
  calls: {
    list: (api) => api.call('GET /api/customer-reviews'),
    create: (api, body: ReviewInput) => api.call('POST /api/customer-reviews', { body }),
    change: (api, id, body) => api.call('PATCH /api/customer-reviews/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/customer-reviews/:id', { params: { id } }),
  },
  nameOf: ({ customerName, customerNameVi }) => ({
    name: customerName,
    nameVi: customerNameVi,
  }),
  schema: (review) => reviewForm(review?.displayOrder),
  fields: {
    customerName: text({ language: 'en' }),
    customerNameVi: text({ language: 'vi', isOptional: true }),
    // The guest's title in the form for a new review. The review gets this title unless the admin types another one.
    customerTitle: text({ language: 'en', initial: 'Khách hàng' }),
    customerTitleVi: text({ language: 'vi', isOptional: true }),
    review: longText({ language: 'en', rows: 5 }),
    reviewVi: longText({ language: 'vi', rows: 5, isOptional: true }),
    rating: custom<number>({ initial: 5, Input: StarsInput }),
    displayOrder: text({ inputMode: 'numeric', isOptional: true }),
    avatarUrl: picture({
      isOptional: true,
      aspect: 1,
      purpose: 'avatar',
      texts: avatarTexts,
      Preview: ({ address }) => <GuestAvatar avatarUrl={address} />,
    }),
    isPublished: custom({ ...onOff({ initial: true }), Input: PublishedInput }),
  },
  texts: reviewOfficeTexts,
  problems: officeReviewProblems,
  staleCode: 'reviews.stale',
  toggles: {
    pin: {
      isOn: ({ isPinned }) => isPinned,
      send: (api, { id }) => api.call('PATCH /api/customer-reviews/:id/pin', { params: { id } }),
    },
  },
  Preview: ReviewPreview,
})

/**
 * The field that sets whether a review is published. For a new review it shows only a hint, because a new review is published at
 * once.
 */
function PublishedInput(props: FieldInputProps<boolean>) {
  return props.row ? <OnOffInput {...props} hint={undefined} /> : <p className={styles.wide}>{props.hint}</p>
}
