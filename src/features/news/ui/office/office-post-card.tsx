import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { foreignLanguage, inLanguage, otherLanguage } from '#src/kernel/language.ts'
import { missingTranslations } from '#src/kernel/translation.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import card from '#src/web/office/card.module.css'
import { useToggle } from '#src/web/office/resource/resource-calls.ts'
import { TranslationMarks } from '#src/web/office/translation-marks.tsx'
import type { BlogPost } from '../../contract/blog-post.ts'
import { translatedTexts } from '../../rules/office-posts.ts'
import { postDate } from '../../rules/post-date.ts'
import { postOfficeTexts } from '../../texts/post-office-texts.ts'
import { PostPicture } from '../site/post-picture.tsx'
import styles from './posts-page.module.css'
import { PostActions } from './post-actions.tsx'
import { postResource } from './post-resource.tsx'

/**
 * The card of a post for admins: the texts that guests read, whether it is published, a note if a translation is missing, and
 * buttons to edit it.
 */
export function OfficePostCard({ post }: { post: BlogPost }) {
  const language = useLanguage()
  const title = inLanguage(language, post.title, post.titleVi)
  const other = language === 'vi' ? post.title : post.titleVi
  const pin = useToggle(postResource, 'pin', post)
  return (
    <article
      className={classNames(card.card, styles.card, pin.isOn && card.pinned)}
      aria-labelledby={`post-${post.id}`}
    >
      <PostPicture post={post} shape="thumbnail" sizes="8rem" className={styles.picture} />
      <div className={card.about}>
        <h3 id={`post-${post.id}`} lang={foreignLanguage(language, post.titleVi)} className={card.name}>
          {title}
        </h3>
        {other?.trim() && other !== title && (
          <p lang={otherLanguage(language)} className={card.more}>
            {other}
          </p>
        )}
        <PostMarks post={post} />
      </div>
      <PostActions post={post} title={title} pin={pin} />
    </article>
  )
}

/** The date of a post, and the badges that show its state. */
function PostMarks({ post }: { post: BlogPost }) {
  const texts = useTexts(postOfficeTexts)
  const { published } = useTexts(officeTexts)
  const language = useLanguage()
  return (
    <p className={card.marks}>
      <span className={card.more}>{postDate(post.createdAt, language)}</span>
      <Badge tone={post.published ? 'success' : 'neutral'}>{post.published ? published : texts.draft}</Badge>
      <TranslationMarks
        missing={missingTranslations(translatedTexts(post))}
        isOutdated={post.translationOutdated}
      />
    </p>
  )
}
