import { classNames } from '#src/design/class-names.ts'
import { StarIcon } from '#src/design/star-icon.tsx'
import { useTexts } from '#src/web/language.tsx'
import { reviewFormTexts } from '../../texts/review-form-texts.ts'
import styles from './stars-input.module.css'

interface StarsInputProps {
  /** 1 to 5. */
  readonly value: number
  onChange(value: number): void
}

/** A rating, chosen by one of five stars; by keyboard as every group of radio buttons, with the arrow keys. */
export function StarsInput({ value, onChange }: StarsInputProps) {
  const texts = useTexts(reviewFormTexts)
  return (
    <fieldset className={styles.field}>
      <legend>{texts.rating}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={classNames(styles.star, stars > value && styles.missing)}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <span className="visually-hidden">{texts.stars(stars)}</span>
            <StarIcon size="1.75rem" />
          </label>
        ))}
        <span className={styles.said} aria-hidden="true">
          {texts.stars(value)}
        </span>
      </div>
    </fieldset>
  )
}
