import type { ComponentProps, FocusEvent } from 'react'
import { Link } from 'react-router'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

/**
 * A filter as a link, so that the URL holds the choice. `current` marks the chosen filter, or the part of a list that the visitor
 * is reading.
 */
export function ChipLink({
  current,
  className,
  ...link
}: ComponentProps<typeof Link> & { current: boolean | 'location' }) {
  return (
    // The page knows all routes from the start, so React Router need not ask the server which route a link leads to.
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

/** A row of chips. On a phone it scrolls sideways to the chip with keyboard focus; on wider screens it wraps. */
export function ChipRow({ className, ...row }: ComponentProps<'div'>) {
  return <div {...row} className={classNames(styles.row, className)} onFocus={showWhole} />
}

/** Browsers do not scroll a focused chip into view if a part of it is visible already, so this function does. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
