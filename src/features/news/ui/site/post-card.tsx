import { Badge } from '#src/design/badge.tsx'
import { Card } from '#src/design/card.tsx'
import { PinIcon } from '#src/design/pin-icon.tsx'
import { TextLink } from '#src/design/link.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { BlogPostCard } from '../../contract/blog-post.ts'
import { postPath } from '../../rules/post-address.ts'
import { postTexts } from '../../rules/post-texts.ts'
import { newsTexts } from '../../texts/news-texts.ts'
import styles from './post-card.module.css'
import { PostDate } from './byline.tsx'
import { PostPicture } from './post-picture.tsx'

const pictureSizes = '(width >= 64rem) 24rem, (width >= 40rem) 45vw, 100vw'
const largePictureSizes = '(width >= 64rem) 40rem, (width >= 40rem) 45vw, 100vw'

/** The card of a post on the news page. The whole card is a link to the post. A card that is alone in its row is large. */
export function PostCard({ post, large }: { post: BlogPostCard; large: boolean }) {
  const language = useLanguage()
  const texts = useTexts(newsTexts)
  const { title, titleLang, excerpt, excerptLang } = postTexts(post, language)
  return (
    <Card
      as="article"
      interactive
      picture={<PostPicture post={post} shape="thumbnail" sizes={large ? largePictureSizes : pictureSizes} />}
      badges={post.pinned && <PinnedBadge />}
      footer={
        <TextLink look="forward" to={postPath(post, language)} className={styles.link}>
          {texts.readMore}
          <span lang={titleLang} className="visually-hidden">
            : {title}
          </span>
        </TextLink>
      }
    >
      <PostDate instant={post.createdAt} />
      <h3 lang={titleLang} className={styles.title}>
        {title}
      </h3>
      <p lang={excerptLang} className={styles.excerpt}>
        {excerpt}
      </p>
    </Card>
  )
}

export function PinnedBadge() {
  return (
    <Badge solid tone="gold" icon={<PinIcon />}>
      {useTexts(newsTexts).pinned}
    </Badge>
  )
}
