import type { ComponentProps, ElementType, ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  as?: ElementType
  picture?: ReactNode
  /** Badges that overlap the corner of the picture. */
  badges?: ReactNode
  /** The content of the last line: a price on the left, a button on the right. */
  footer?: ReactNode
  /** Lifts the card when the pointer is on it. Meant for cards that hold one link or button. */
  interactive?: boolean
  /** On phones the card is horizontal: a small picture on the left, everything else beside it. */
  horizontal?: boolean
  /** Dims the picture of a dish that is not available. The text stays readable. */
  muted?: boolean
}

/** A surface with picture, text and footer. In a grid the footers are aligned. */
export function Card(props: CardProps) {
  const {
    as: Element = 'div',
    picture,
    badges,
    footer,
    interactive,
    horizontal,
    muted,
    className,
    children,
    ...rest
  } = props
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        interactive && styles.interactive,
        horizontal && styles.horizontal,
        muted && styles.muted,
        className,
      )}
    >
      {picture && (
        <div className={styles.picture}>
          {picture}
          {badges && <div className={styles.badges}>{badges}</div>}
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Element>
  )
}

/** Cards in rows of two or three without a hole. All cards of a row have the same size. */
export function CardGrid(grid: ComponentProps<'div'>) {
  return <div {...grid} className={styles.cards} />
}
