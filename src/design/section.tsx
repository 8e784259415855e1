import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

interface SectionProps extends ComponentProps<'section'> {
  /** `night` is for hero, header, footer and single dark sections; `sunken` sets one part of the page off. */
  tone?: 'day' | 'sunken' | 'night'
  width?: 'page' | 'text'
}

/** A band of the page with space above and below and centred content. */
export function Section({ tone = 'day', width = 'page', className, children, ...section }: SectionProps) {
  return (
    <section
      {...section}
      className={classNames(styles.section, styles[tone], className)}
      data-tone={tone === 'night' ? 'night' : undefined}
    >
      <div className={classNames(styles.container, width === 'text' && styles.text)}>{children}</div>
    </section>
  )
}

/** A box with the page's width and side padding, for header, footer and bars, which are not bands of the page. */
export function Container({ className, ...container }: ComponentProps<'div'>) {
  return <div {...container} className={classNames(styles.container, className)} />
}

interface SectionHeadingProps {
  title: ReactNode
  /** A short text above the title. */
  eyebrow?: ReactNode
  subtitle?: ReactNode
  /** A link to the complete list, at the far end if there is room. */
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
