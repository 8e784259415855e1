import type { ComponentProps, FocusEvent } from 'react'
import { Link } from 'react-router'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

/**
 * A filter as a link, so that the address holds the choice; `current` marks the one in force, or what one reads of all that is shown.
 */
export function ChipLink({
  current,
  className,
  ...link
}: ComponentProps<typeof Link> & { current: boolean | 'location' }) {
  return (
    // All routes are known from the start.
    <Link
      discover="none"
      {...link}
      className={classNames(styles.chip, className)}
      aria-current={current || undefined}
    />
  )
}

/** A filter as a button that stays pressed. */
export function Chip({ pressed, className, ...button }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button type="button" {...button} className={classNames(styles.chip, className)} aria-pressed={pressed} />
  )
}

/** A row of chips that scrolls sideways on a phone, to the one that the keyboard is at, and wraps where there is room. */
export function ChipRow({ className, ...row }: ComponentProps<'div'>) {
  return <div {...row} className={classNames(styles.row, className)} onFocus={showWhole} />
}

/** Browsers are content with a chip of which they show some. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
