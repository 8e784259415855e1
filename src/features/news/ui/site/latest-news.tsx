import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { Card } from '#src/design/card.tsx'
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
import { postsOnHome } from '../../rules/sort-posts.ts'
import { newsTexts } from '../../texts/news-texts.ts'
import styles from './latest-news.module.css'
import { PostCard } from './post-card.tsx'
import gridStyles from './post-grid.module.css'

/** The heading as the owner wrote it; Vietnamese is null where there is only the English text. */
export interface NewsHeading {
  readonly blogTitle: string
  readonly blogTitleVi: string | null
  readonly blogSubtitle: string
  readonly blogSubtitleVi: string | null
}

/** The latest posts on the home page, and a link to all of them. */
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
  if (posts.length === 0) return <p>{texts.none}</p>
  return (
    <div className={classNames(gridStyles.posts, styles.cards)}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </div>
  )
}

/** Cards in the size of those to come, so that nothing moves. */
function PostsOnTheirWay() {
  return (
    <SkeletonGroup label={useTexts(newsTexts).latest.loading}>
      <div className={classNames(gridStyles.posts, styles.cards)} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <Card
            key={place}
            picture={<div className={styles.picture} />}
            footer={<div className={styles.footer} />}
          >
            <div className={styles.text}>
              <Skeleton width="40%" />
              <Skeleton />
              <Skeleton width="85%" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
