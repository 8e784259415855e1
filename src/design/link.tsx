import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { ArrowRightIcon } from './icons.tsx'
import styles from './link.module.css'

interface TextLinkProps extends ComponentProps<typeof Link> {
  /** Inline stands in a sentence; quiet is for lists such as the footer's; forward ends a card or a section. */
  look?: 'inline' | 'quiet' | 'forward'
}

/** A link made of text. Also takes `tel:`, `mailto:` and whole addresses. */
export function TextLink({ look = 'inline', className, children, ...link }: TextLinkProps) {
  return (
    // All routes are known from the start.
    <Link discover="none" {...link} className={classNames(styles[look], className)}>
      {children}
      {look === 'forward' && <ArrowRightIcon />}
    </Link>
  )
}
