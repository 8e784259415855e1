import { TextLink } from '#src/design/link.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { BlogPostCard } from '../../contract/blog-post.ts'
import { postPath } from '../../rules/post-address.ts'
import { postTexts } from '../../rules/post-texts.ts'
import { newsPageTexts } from '../../texts/page-texts.ts'
import { Byline } from './byline.tsx'
import styles from './featured-post.module.css'
import { PinnedBadge } from './post-card.tsx'
import { PostPicture } from './post-picture.tsx'

/** On a phone the place of the picture is higher than 16:9, so the picture must be wider to cover it. */
const pictureSizes = '(width >= 80rem) 76rem, (width >= 40rem) 100vw, 124vw'

/** The first post, large: its cover over the whole width, and its texts beneath. */
export function FeaturedPost({ post }: { post: BlogPostCard }) {
  const language = useLanguage()
  const texts = useTexts(newsPageTexts)
  const { title, titleLang, excerpt, excerptLang } = postTexts(post, language)
  return (
    <article className={styles.post}>
      <div className={styles.frame}>
        <PostPicture priority post={post} shape="cover" sizes={pictureSizes} className={styles.picture} />
        {post.pinned && (
          <div className={styles.badge}>
            <PinnedBadge />
          </div>
        )}
      </div>
      <div className={styles.text}>
        <Byline instant={post.createdAt} />
        <h2 lang={titleLang}>{title}</h2>
        <p lang={excerptLang} className={styles.excerpt}>
          {excerpt}
        </p>
        <TextLink look="forward" to={postPath(post, language)} className={styles.link}>
          {texts.readFull}
          <span lang={titleLang} className="visually-hidden">
            : {title}
          </span>
        </TextLink>
      </div>
    </article>
  )
}
