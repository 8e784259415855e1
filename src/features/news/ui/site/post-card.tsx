import { Badge } from '#src/design/badge.tsx'
import { Card } from '#src/design/card.tsx'
import { classNames } from '#src/design/class-names.ts'
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

const pictureSizes = '(width >= 64rem) 37rem, (width >= 40rem) 48vw'

interface PostCardProps {
  readonly post: BlogPostCard
  /** At the end of an article: on phones the card is a row with a small picture and without the excerpt. It names no pin. */
  readonly compact?: boolean
}

/** The card of a post. The whole card is a link to the post. */
export function PostCard({ post, compact = false }: PostCardProps) {
  const language = useLanguage()
  const texts = useTexts(newsTexts)
  const { title, titleLang, excerpt, excerptLang } = postTexts(post, language)
  return (
    <Card
      as="article"
      interactive
      horizontal={compact}
      className={classNames(styles.card, compact && styles.compact)}
      picture={
        <PostPicture
          post={post}
          shape="thumbnail"
          sizes={`${pictureSizes}, ${compact ? '14rem' : '100vw'}`}
          className={styles.picture}
        />
      }
      badges={post.pinned && !compact && <PinnedBadge />}
    >
      <PostDate instant={post.createdAt} />
      <h3 lang={titleLang} className={styles.title}>
        {title}
      </h3>
      <p lang={excerptLang} className={styles.excerpt}>
        {excerpt}
      </p>
      <TextLink look="forward" to={postPath(post, language)} className={styles.link}>
        {texts.readMore}
        <span lang={titleLang} className="visually-hidden">
          : {title}
        </span>
      </TextLink>
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
