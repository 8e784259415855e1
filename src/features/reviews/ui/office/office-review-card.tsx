import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import card from '#src/web/office/card.module.css'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { useToggle } from '#src/web/office/resource/resource-calls.ts'
import { MoreActions, MoreButton, useFold } from '#src/web/office/more-fold.tsx'
import { PinButton } from '#src/web/office/pin-button.tsx'
import { DeleteButton, EditButton } from '#src/web/office/row-links.tsx'
import type { CustomerReview } from '../../contract/customer-review.ts'
import { avatarOf } from '../../rules/avatar.ts'
import { lacksVietnamese } from '../../rules/office-reviews.ts'
import { reviewOfficeTexts } from '../../texts/review-office-texts.ts'
import { GuestAvatar } from '../site/guest-avatar.tsx'
import { Stars } from '../site/stars.tsx'
import styles from './reviews-page.module.css'
import { reviewResource } from './review-resource.tsx'

/** A review for admins: the text that guests read, its place in the order of the reviews, and its actions. */
export function OfficeReviewCard({ review }: { readonly review: CustomerReview }) {
  const texts = useTexts(reviewOfficeTexts)
  const { published, notPublished } = useTexts(officeTexts)
  const language = useLanguage()
  const addressOf = useOpenAddress('review')
  const { id, avatarUrl, rating } = review
  const name = inLanguage(language, review.customerName, review.customerNameVi)
  const more = useFold()
  const { isOn: isPinned, toggle } = useToggle(reviewResource, 'pin', review)
  return (
    <article
      className={classNames(card.card, styles.card, isPinned && card.pinned)}
      data-published={review.isPublished}
      aria-labelledby={`review-${id}`}
    >
      <div className={styles.guest}>
        {avatarOf(avatarUrl).kind === 'picture' && <GuestAvatar key={avatarUrl} avatarUrl={avatarUrl} />}
        <h3 id={`review-${id}`} className={card.name}>
          {name}
        </h3>
        <Stars rating={rating} />
      </div>
      <p lang={foreignLanguage(language, review.reviewVi)} className={styles.text}>
        {inLanguage(language, review.review, review.reviewVi)}
      </p>
      <div className={classNames(card.wideActions, styles.actions)}>
        <div className={styles.marks}>
          <p lang={foreignLanguage(language, review.customerTitleVi)} className={card.more}>
            {inLanguage(language, review.customerTitle, review.customerTitleVi)}
          </p>
          <p className={card.marks}>
            <Badge tone={review.isPublished ? 'success' : 'danger'}>
              {review.isPublished ? published : notPublished}
            </Badge>
            <Badge>{texts.place(review.displayOrder)}</Badge>
            {lacksVietnamese(review) && <Badge tone="warning">{texts.missing}</Badge>}
          </p>
        </div>
        <div className={card.icons}>
          <PinButton label={texts.pinOf(name)} title={texts.pin} isPinned={isPinned} onClick={toggle} />
          <EditButton to={addressOf({ as: 'edit', id })} label={texts.edit(name)} />
          <MoreButton label={texts.moreOf(name)} fold={more} />
        </div>
      </div>
      <MoreActions fold={more}>
        <DeleteButton to={addressOf({ as: 'delete', id })} label={texts.deleteOf(name)} />
      </MoreActions>
    </article>
  )
}
