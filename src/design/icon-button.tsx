import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

interface IconAppearance {
  /** The accessible name, with any number that the button shows: "Giỏ hàng, 3 món". */
  label: string
  icon: ReactNode
  look?: 'plain' | 'outline' | 'filled'
  /** A number in a bubble, shown only if it is greater than zero, and as "99+" from 100 on. `label` must contain the number too. */
  count?: number
}

function Content({ icon, count = 0 }: Pick<IconAppearance, 'icon' | 'count'>) {
  return (
    <>
      {icon}
      {count > 0 && (
        // The count is the key, so a new count makes a new element. Its short animation then plays again, and the guest notices the
        // change.
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
}

/** A round button of 44 px with an icon instead of a text. */
export function IconButton({
  label,
  icon,
  look = 'plain',
  count,
  ...rest
}: ComponentProps<'button'> & IconAppearance) {
  const { className, type = 'button', ...button } = rest
  return (
    <button
      {...button}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
    >
      <Content icon={icon} count={count} />
    </button>
  )
}

/** A link that looks like an IconButton, for example to a social network. */
export function IconLink({
  label,
  icon,
  look = 'plain',
  count,
  ...rest
}: ComponentProps<typeof Link> & IconAppearance) {
  const { className, ...link } = rest
  return (
    <Link {...link} aria-label={label} className={classNames(styles.button, styles[look], className)}>
      <Content icon={icon} count={count} />
    </Link>
  )
}
