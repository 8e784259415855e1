import { classNames } from '#src/design/class-names.ts'
import { StarIcon } from '#src/design/star-icon.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { reviewOfficeTexts } from '../../texts/review-office-texts.ts'
import styles from './stars-input.module.css'

/**
 * A rating from 1 to 5: the admin chooses one of five stars. With the keyboard it works like any group of radio buttons, with the
 * arrow keys.
 */
export function StarsInput({ label, value, onChange }: FieldInputProps<number>) {
  const texts = useTexts(reviewOfficeTexts)
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
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
