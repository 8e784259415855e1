import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

interface SectionProps extends ComponentProps<'section'> {
  /** Night is for hero, header, footer and the odd dark band; sunken sets one part of the page off. */
  tone?: 'day' | 'sunken' | 'night'
  width?: 'page' | 'text'
}

/** A band of the page with its air above and below, and its content held in the middle. */
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

/** The page's width and side air without a band, for header, footer and bars. */
export function Container({ className, ...container }: ComponentProps<'div'>) {
  return <div {...container} className={classNames(styles.container, className)} />
}

interface SectionHeadingProps {
  title: ReactNode
  /** A short text above the title. */
  eyebrow?: ReactNode
  subtitle?: ReactNode
  /** At the far end where there is room: a link to all of it. */
  action?: ReactNode
  as?: 'h1' | 'h2'
  id?: string
}

/** How every section begins. */
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
