import { classNames } from '#src/design/class-names.ts'
import { solidIcon } from '#src/design/icon.tsx'
import { useTexts } from '#src/web/language.tsx'
import { reviewTexts } from '../../texts/review-texts.ts'
import styles from './stars.module.css'

const StarIcon = solidIcon(
  'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.500L12 17.400l-5.8 3.100 1.1-6.500L2.6 9.400l6.5-.9L12 2.6Z',
)

/** A rating of 1 to 5 as stars, read aloud as words. */
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
