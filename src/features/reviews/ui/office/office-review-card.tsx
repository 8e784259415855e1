import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import card from '#src/web/office/card.module.css'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { useToggle } from '#src/web/office/resource/resource-calls.ts'
import { PinButton } from '#src/web/office/pin-button.tsx'
import { DeleteLink, EditButton } from '#src/web/office/row-links.tsx'
import type { CustomerReview } from '../../contract/customer-review.ts'
import { lacksVietnamese } from '../../rules/office-reviews.ts'
import { reviewOfficeTexts } from '../../texts/review-office-texts.ts'
import { GuestAvatar } from '../site/guest-avatar.tsx'
import { Stars } from '../site/stars.tsx'
import styles from './reviews-page.module.css'
import { reviewResource } from './review-resource.tsx'

/** A review for admins: the text that guests read, its place in the order of the reviews, and its actions. */
export function OfficeReviewCard({ review }: { readonly review: CustomerReview }) {
  const texts = useTexts(reviewOfficeTexts)
  const { notPublished } = useTexts(officeTexts)
  const language = useLanguage()
  const addressOf = useOpenAddress('review')
  const { id, avatarUrl, rating } = review
  const name = inLanguage(language, review.customerName, review.customerNameVi)
  const { isOn: isPinned, toggle } = useToggle(reviewResource, 'pin', review)
  return (
    <article
      className={classNames(card.card, styles.card, isPinned && card.pinned)}
      data-published={review.isPublished}
      aria-labelledby={`review-${id}`}
    >
      <GuestAvatar key={avatarUrl} avatarUrl={avatarUrl} />
      <div className={card.about}>
        <h3 id={`review-${id}`} className={card.name}>
          {name}
        </h3>
        <p lang={foreignLanguage(language, review.customerTitleVi)} className={card.more}>
          {inLanguage(language, review.customerTitle, review.customerTitleVi)}
        </p>
        <Stars rating={rating} />
      </div>
      <p lang={foreignLanguage(language, review.reviewVi)} className={styles.text}>
        {inLanguage(language, review.review, review.reviewVi)}
      </p>
      <div className={card.wideActions}>
        <p className={card.marks}>
          <Badge>{texts.place(review.displayOrder)}</Badge>
          {isPinned && <Badge tone="gold">{texts.pinned}</Badge>}
          {!review.isPublished && <Badge tone="danger">{notPublished}</Badge>}
          {lacksVietnamese(review) && <Badge tone="warning">{texts.missing}</Badge>}
        </p>
        <div className={card.icons}>
          <PinButton label={texts.pinOf(name)} title={texts.pin} isPinned={isPinned} onClick={toggle} />
          <EditButton to={addressOf({ as: 'edit', id })} label={texts.edit(name)} />
          <DeleteLink to={addressOf({ as: 'delete', id })} label={texts.deleteOf(name)} />
        </div>
      </div>
    </article>
  )
}
