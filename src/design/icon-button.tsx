import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

interface IconAppearance {
  /** The full accessible name, numbers included: "Giỏ hàng, 3 món". */
  label: string
  icon: ReactNode
  look?: 'plain' | 'outline' | 'filled'
  /** A number in a bubble. It is shown if it is above zero, as "99+" at most. The label must contain the number too. */
  count?: number
}

function Content({ icon, count = 0 }: Pick<IconAppearance, 'icon' | 'count'>) {
  return (
    <>
      {icon}
      {count > 0 && (
        // A new key makes React replay the short animation, so that a guest notices the new count.
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
