import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { TextLink } from '#src/design/link.tsx'
import { Section, SectionHeading } from '#src/design/section.tsx'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import type { Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Queries } from '#src/web/queries.tsx'
import { PostPicture } from './post-picture.tsx'
import type { BlogPostCard } from '../../contract/blog-post.ts'
import { postPath } from '../../rules/post-address.ts'
import { postTexts } from '../../rules/post-texts.ts'
import { postsOnHome } from '../../rules/sort-posts.ts'
import { newsTexts } from '../../texts/news-texts.ts'
import { PostDate } from './byline.tsx'
import styles from './latest-news.module.css'

const coverSizes = '(width >= 80rem) 45rem, (width >= 48rem) 58vw, 100vw'
const shortSizes = '(width >= 64rem) 10rem, (width >= 40rem) 14rem, 8rem'

/** The heading in the owner's words. `blogTitleVi` is null if there is no Vietnamese text. */
export interface NewsHeading {
  readonly blogTitle: string
  readonly blogTitleVi: string | null
  readonly blogSubtitle: string
  readonly blogSubtitleVi: string | null
}

/**
 * The latest posts on the home page: a large first one, others, and a link to all posts. Pinned posts have a badge only on the news
 * page, not here.
 */
export function LatestNews({ heading }: { heading: NewsHeading }) {
  const language = useLanguage()
  const titleId = useId()
  const all = (
    <TextLink look="forward" to="/news">
      {useTexts(newsTexts).latest.all}
    </TextLink>
  )
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={translated(language, heading.blogTitle, heading.blogTitleVi)}
        subtitle={translated(language, heading.blogSubtitle, heading.blogSubtitleVi)}
        action={all}
      />
      <Queries>
        <Posts />
      </Queries>
    </Section>
  )
}

function latestPostsQuery(api: Api) {
  const query = { view: 'card', limit: String(postsOnHome) } as const
  return queryOptions({
    queryKey: ['/api/blog-posts', query],
    queryFn: () => api.call('GET /api/blog-posts', { query }),
  })
}

function Posts() {
  const texts = useTexts(newsTexts).latest
  const { data: posts, isError } = useQuery(latestPostsQuery(browserApi))
  if (isError) {
    return (
      <p role="status">
        {texts.failed} <CallLink />
      </p>
    )
  }
  if (!posts) return <PostsOnTheirWay />
  const [cover, ...others] = posts
  if (!cover) return <p>{texts.none}</p>
  return (
    <>
      <CoverStory post={cover} />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((post) => (
            <ShortPost key={post.id} post={post} />
          ))}
        </div>
      )}
    </>
  )
}

/** The first post, with its wide cover beside its text. */
function CoverStory({ post }: { post: BlogPostCard }) {
  const language = useLanguage()
  const { title, titleLang, excerpt, excerptLang } = postTexts(post, language)
  return (
    <article className={styles.cover}>
      <div className={styles.story}>
        <PostDate instant={post.createdAt} />
        <h3 lang={titleLang} className={styles.coverTitle}>
          {title}
        </h3>
        <p lang={excerptLang} className={styles.excerpt}>
          {excerpt}
        </p>
        <TextLink look="forward" to={postPath(post, language)} className={styles.link}>
          {useTexts(newsTexts).readMore}
          <span lang={titleLang} className="visually-hidden">
            : {title}
          </span>
        </TextLink>
      </div>
      <div className={styles.frame}>
        <PostPicture post={post} shape="cover" sizes={coverSizes} />
      </div>
    </article>
  )
}

/** One of the other posts, with its text and a small picture. */
function ShortPost({ post }: { post: BlogPostCard }) {
  const language = useLanguage()
  const { title, titleLang } = postTexts(post, language)
  return (
    <article className={styles.short}>
      <div className={styles.frame}>
        <PostPicture post={post} shape="thumbnail" sizes={shortSizes} />
      </div>
      <div>
        <PostDate instant={post.createdAt} />
        <h3 className={styles.shortTitle}>
          <TextLink look="quiet" to={postPath(post, language)} lang={titleLang} className={styles.link}>
            {title}
          </TextLink>
        </h3>
      </div>
    </article>
  )
}

/** Placeholders that have the size of the posts, so that nothing moves when the posts arrive. */
function PostsOnTheirWay() {
  return (
    <SkeletonGroup label={useTexts(newsTexts).latest.loading}>
      <div aria-hidden="true">
        <div className={styles.cover}>
          <div className={styles.story}>
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton width="85%" />
          </div>
          <div className={classNames(styles.frame, styles.place)} />
        </div>
        <div className={styles.others}>
          {[2, 3, 4].map((place) => (
            <div key={place} className={styles.short}>
              <div className={classNames(styles.frame, styles.shortPlace)} />
              <Skeleton width="85%" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
