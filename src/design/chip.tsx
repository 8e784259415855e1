import type { ComponentProps, FocusEvent } from 'react'
import { Link } from 'react-router'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

/**
 * A filter as a link, so that the URL holds the choice. `current` marks the link of the chosen filter, or of the section of the
 * list that the visitor is reading.
 */
export function ChipLink({
  current,
  className,
  ...link
}: ComponentProps<typeof Link> & { current: boolean | 'location' }) {
  return (
    // The browser knows all routes from the start, so React Router need not ask the server which route a link leads to.
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

/**
 * Browsers do not scroll to a focused chip if a part of it is visible already. So this function scrolls until the whole chip is
 * visible.
 */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
