import { useLanguage } from '#src/web/language.tsx'
import { postDate } from '../../rules/post-date.ts'
import styles from './post-date.module.css'

/** The day a post came out, small above its title. */
export function PostDate({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} className={styles.date}>
      {postDate(instant, useLanguage())}
    </time>
  )
}
