import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

interface SectionProps extends ComponentProps<'section'> {
  /**
   * `night` is for the hero, the header, the footer and single dark sections. `sunken` has a slightly darker background, which
   * separates a section from its neighbours.
   */
  tone?: 'day' | 'sunken' | 'night'
  width?: 'page' | 'text'
}

/** A band across the whole page, with space above and below and its content in the centre. */
export function Section({ tone = 'day', width = 'page', className, children, ...section }: SectionProps) {
  return (
    <section
      {...section}
      className={classNames(styles.section, styles[tone], className)}
      data-tone={tone === 'night' ? 'night' : undefined}
    >
      <div className={classNames(styles.container, styles[width])}>{children}</div>
    </section>
  )
}

/**
 * A box with the width and the side padding of the page's content. The header, the footer and bars use it, because they are not a
 * `Section`.
 */
export function Container({ className, ...container }: ComponentProps<'div'>) {
  return <div {...container} className={classNames(styles.container, className)} />
}

interface SectionHeadingProps {
  title: ReactNode
  /** A short text above the title. */
  eyebrow?: ReactNode
  subtitle?: ReactNode
  /** A link to the complete list. It stands at the right end of the heading if there is room. */
  action?: ReactNode
  as?: 'h1' | 'h2'
  id?: string
}

/** The heading at the start of every section. */
export function SectionHeading({
  title,
  eyebrow,
  subtitle,
  action,
  as: Title = 'h2',
  id,
}: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {action}
    </div>
  )
}
