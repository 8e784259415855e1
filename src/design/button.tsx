import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

interface ButtonAppearance {
  /**
   * A view has one `primary` button. `secondary` buttons stand beside it, `ghost` is for less important actions, and `danger` for
   * actions that cannot be undone.
   */
  look?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'small' | 'medium' | 'large'
  wide?: boolean
  icon?: ReactNode
  /** Something after the text: an arrow, or a price on the far side of a wide button. */
  trailing?: ReactNode
}

type ButtonProps = ComponentProps<'button'> &
  ButtonAppearance & {
    /**
     * True while the action is still running: then a press on the button does nothing and submits no form. The button keeps its
     * width, its name and the focus.
     */
    pending?: boolean
  }

function appearanceClass({ look = 'primary', size = 'medium', wide }: ButtonAppearance, own?: string) {
  return classNames(styles.button, styles[look], styles[size], wide && styles.wide, own)
}

function Content({ icon, trailing, children }: Pick<ButtonProps, 'icon' | 'trailing' | 'children'>) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{children}</span>
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </>
  )
}

/** A native button; `type` is "button" unless set, so that it never submits a form by accident. */
export function Button({ look, size, wide, icon, trailing, pending = false, ...rest }: ButtonProps) {
  const { children, className, onClick, type = 'button', ...button } = rest
  return (
    <button
      {...button}
      type={type}
      // `disabled` would make the button lose the focus, and a dialog that the press opens could not return the focus to the
      // button. So a pending button gets `aria-disabled`.
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={appearanceClass({ look, size, wide }, className)}
      aria-busy={pending || undefined}
    >
      <Content icon={icon} trailing={trailing}>
        {children}
      </Content>
      {pending && (
        <span className={styles.busy}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button. It also accepts `tel:`, `mailto:` and absolute URLs. */
export function ButtonLink({
  look,
  size,
  wide,
  icon,
  trailing,
  ...rest
}: ComponentProps<typeof Link> & ButtonAppearance) {
  const { children, className, ...link } = rest
  return (
    <Link {...link} className={appearanceClass({ look, size, wide }, className)}>
      <Content icon={icon} trailing={trailing}>
        {children}
      </Content>
    </Link>
  )
}
