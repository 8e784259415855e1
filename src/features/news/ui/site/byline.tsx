import { classNames } from '#src/design/class-names.ts'
import styles from './byline.module.css'
import { PostDate } from './post-date.tsx'
import { useAuthor } from './use-author.ts'

interface BylineProps {
  /** When the post came out. */
  readonly instant: string
  readonly className?: string
}

/** When a post came out and who signs it, small above its title. */
export function Byline({ instant, className }: BylineProps) {
  return (
    <div className={classNames(styles.byline, className)}>
      <PostDate instant={instant} />
      <span className={styles.author}>{useAuthor()}</span>
    </div>
  )
}
