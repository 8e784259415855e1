import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

interface IconAppearance {
  /** The whole of what a screen reader says, numbers included: "Giỏ hàng, 3 món". */
  label: string
  icon: ReactNode
  look?: 'plain' | 'outline' | 'filled'
  /** Shown in a bubble when above zero, "99+" at most; the label has to say it too. */
  count?: number
}

function Content({ icon, count = 0 }: Pick<IconAppearance, 'icon' | 'count'>) {
  return (
    <>
      {icon}
      {count > 0 && (
        // A new key replays the small hop, so that the eye notices what was added.
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
}

/** A round button of 44 px with a picture instead of a text. */
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

/** The same as a link, for social pages and the like. */
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
