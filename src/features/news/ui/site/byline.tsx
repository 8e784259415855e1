import type { ReactNode } from 'react'

import { classNames } from '#src/design/class-names.ts'
import layout from '#src/design/layout.module.css'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage } from '#src/web/language.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { postDate } from '../../rules/post-date.ts'
import styles from './byline.module.css'

interface BylineProps {
  /** The time when the post was published. */
  readonly instant: string
  readonly className?: string
}

/** The date on which a post was published and the name of its author, in small letters above the title. */
export function Byline({ instant, className }: BylineProps) {
  return (
    <div className={classNames(layout.baseline, className)}>
      <PostDate instant={instant} />
      <span className={styles.author}>{useAuthor()}</span>
    </div>
  )
}

/** The date on which a post was published, in small letters above the title. */
export function PostDate({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} className={styles.date}>
      {postDate(instant, useLanguage())}
    </time>
  )
}

/** The author of every post: the restaurant's name, never a person's. */
export function useAuthor(): ReactNode {
  const language = useLanguage()
  const { authorLabel, authorLabelVi } = useSiteSettings()
  return translated(language, authorLabel, authorLabelVi)
}
