import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { ArrowRightIcon } from './icons.tsx'
import styles from './link.module.css'

interface TextLinkProps extends ComponentProps<typeof Link> {
  /**
   * `inline` is for a link in a sentence, `quiet` for links in lists such as the footer's, and `forward` for the link that ends a
   * card or a section.
   */
  look?: 'inline' | 'quiet' | 'forward'
}

/** A text link. It also accepts `tel:`, `mailto:` and absolute URLs. */
export function TextLink({ look = 'inline', className, children, ...link }: TextLinkProps) {
  return (
    // The browser knows all routes from the start, so React Router need not ask the server which route a link leads to.
    <Link discover="none" {...link} className={classNames(styles[look], className)}>
      {children}
      {look === 'forward' && <ArrowRightIcon />}
    </Link>
  )
}
