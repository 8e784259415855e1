import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { CompleteAddress, shortAddress } from '#src/web/office/complete-address.tsx'
import type { LinkProblem } from '../../contract/blog-post.ts'
import { completeLink } from '../../rules/complete-link.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import styles from './post-form.module.css'

interface LinkProblemsProps {
  readonly problems: readonly LinkProblem[]
  readonly text: string
  /** Called with the whole new text after the author has completed a link. */
  onComplete(text: string): void
}

/**
 * Lists the links in a text that guests could not open, while the author is writing. The post can be saved in spite of such links.
 */
export function LinkProblems({ problems, text, onComplete }: LinkProblemsProps) {
  const { links } = useTexts(postFormTexts)
  return (
    <div role="status" className={styles.links}>
      {problems.map(({ kind, address, completion }) => {
        const completed = completion === null ? text : completeLink(text, address, completion)
        return (
          <Notice key={address} tone="warning">
            <p>{links[kind](shortAddress(address))}</p>
            {completion !== null && completed !== text && (
              <CompleteAddress address={completion} onComplete={() => onComplete(completed)} />
            )}
          </Notice>
        )
      })}
    </div>
  )
}
