import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice-card.module.css'
import { classNames } from './class-names.ts'
import { CheckIcon, WarningIcon } from './icons.tsx'

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox'
  label: ReactNode
  description?: ReactNode
  /** The price of the choice, on the right, such as "+25.000đ". */
  price?: ReactNode
  /** A small square picture or an icon beside the text. */
  picture?: ReactNode
}

/** One choice as a card that contains a native radio or checkbox. A press anywhere on the card chooses it. */
export function ChoiceCard({
  type,
  label,
  description,
  price,
  picture,
  className,
  ...input
}: ChoiceCardProps) {
  const id = useId()
  return (
    <label className={classNames(styles.card, className)}>
      <input
        {...input}
        type={type}
        className={styles.input}
        aria-describedby={description ? `${id}-description` : undefined}
        aria-labelledby={`${id}-label ${id}-price`}
      />
      <span className={classNames(styles.mark, styles[type])} aria-hidden="true">
        {type === 'checkbox' && <CheckIcon />}
      </span>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.text}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <span id={`${id}-price`} className={styles.price}>
        {price}
      </span>
    </label>
  )
}

interface ChoiceGroupProps {
  /** With `radio` the group is a radiogroup, which can be invalid or required as a whole. */
  type: 'radio' | 'checkbox'
  legend: ReactNode
  /** Shown beside the legend: a badge for "required", or how many options are chosen out of how many. */
  aside?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /**
   * Puts the cards in two columns. `always` is only for short labels. `wide` is for longer labels: it makes two columns only if the
   * group is wide enough.
   */
  pairs?: 'always' | 'wide'
  id?: string
  children: ReactNode
}

/** A group of choices that answer one question, with the question, a hint and an error message. */
export function ChoiceGroup({
  type,
  legend,
  aside,
  hint,
  error,
  required,
  pairs,
  children,
  ...rest
}: ChoiceGroupProps) {
  const generated = useId()
  const id = rest.id ?? generated
  const radios = type === 'radio'
  return (
    <fieldset
      id={id}
      className={styles.group}
      role={radios ? 'radiogroup' : undefined}
      aria-required={radios && required ? true : undefined}
      aria-invalid={radios && error ? true : undefined}
      aria-describedby={classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.question}>{legend}</span>
        {aside}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={classNames(styles.cards, pairs && styles.pairs, pairs === 'wide' && styles.widePairs)}>
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <WarningIcon />
          {error}
        </p>
      )}
    </fieldset>
  )
}
