import { classNames } from '#src/design/class-names.ts'
import { HoverPopover } from '#src/design/hover-popover.tsx'
import smallText from '#src/design/small-text.module.css'
import type { PopoverToggle } from '#src/design/use-hover-popover.ts'
import { foreignLanguage, inLanguage, type Language } from '#src/kernel/language.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { PublishedReview } from '../../contract/customer-review.ts'
import { cutReview } from '../../rules/cut-review.ts'
import { isDemoReview } from '../../rules/demo-review.ts'
import { reviewTexts } from '../../texts/review-texts.ts'
import { GuestAvatar } from './guest-avatar.tsx'
import styles from './review-card.module.css'
import cardStyles from './review-cards.module.css'
import { Stars } from './stars.tsx'

interface ReviewCardProps {
  readonly review: PublishedReview
  /** True for the first review on the page, which has larger letters. */
  readonly large?: boolean
}

/** A guest’s review. If the review does not fit on the card, its whole text appears above the page on hover, focus and tap. */
export function ReviewCard({ review, large }: ReviewCardProps) {
  const language = useLanguage()
  const lang = foreignLanguage(language, review.reviewVi)
  const whole = inLanguage(language, review.review, review.reviewVi)
  const { text, isCut } = cutReview(whole)
  const name = inLanguage(language, review.customerName, review.customerNameVi)
  const card = { review, name, text, large }
  if (!isCut) return <Card {...card} />
  return (
    <HoverPopover className={styles.anchor} content={<WholeReview name={name} whole={whole} lang={lang} />}>
      {(toggle) => <Card {...card} toggle={toggle} />}
    </HoverPopover>
  )
}

interface CardProps extends ReviewCardProps {
  readonly name: string
  readonly text: string
  readonly toggle?: PopoverToggle
}

function Card({ review, large, name, text, toggle }: CardProps) {
  const language = useLanguage()
  const texts = useTexts(reviewTexts)
  const lang = foreignLanguage(language, review.reviewVi)
  return (
    <figure className={classNames(cardStyles.card, styles.card, large && styles.large)}>
      <Stars rating={review.rating} />
      <blockquote className={styles.text}>
        <p lang={lang}>
          {text}
          {toggle && (
            <>
              {' '}
              <button {...toggle} lang={lang && language} className={styles.more}>
                {texts.more} <span className="visually-hidden">{texts.moreOf(name)}</span>
              </button>
            </>
          )}
        </p>
      </blockquote>
      <figcaption className={styles.guest}>
        <GuestAvatar avatarUrl={review.avatarUrl} />
        <div>
          <p className={styles.name}>{name}</p>
          {!isDemoReview(review) && (
            <p className={smallText.fine}>
              {translated(language, review.customerTitle, review.customerTitleVi)}
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}

interface WholeReviewProps {
  readonly name: string
  readonly whole: string
  readonly lang: Language | undefined
}

function WholeReview({ name, whole, lang }: WholeReviewProps) {
  const texts = useTexts(reviewTexts)
  return (
    <>
      <p className={styles.whose}>{texts.whose(name)}</p>
      <p lang={lang} className={styles.whole}>
        {whole}
      </p>
    </>
  )
}
