import { classNames } from '#src/design/class-names.ts'
import { StarIcon } from '#src/design/star-icon.tsx'
import { useTexts } from '#src/web/language.tsx'
import { reviewTexts } from '../../texts/review-texts.ts'
import styles from './stars.module.css'

/** A rating from 1 to 5 as stars, with a text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={useTexts(reviewTexts).stars(rating)} className={styles.stars}>
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} className={classNames(place > rating && styles.missing)}>
          <StarIcon />
        </span>
      ))}
    </span>
  )
}
