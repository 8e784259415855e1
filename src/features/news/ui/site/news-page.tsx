import { Suspense, use } from 'react'

import type { Route } from './+types/news-page'
import { ButtonLink } from '#src/design/button.tsx'
import { ArrowRightIcon } from '#src/design/icons.tsx'
import { Container, SectionHeading } from '#src/design/section.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { dataAfterShowing } from '#src/web/page-data.ts'
import { breadcrumbs } from '#src/web/breadcrumbs.ts'
import { PageHead } from '#src/web/page-head.tsx'
import { StructuredData } from '#src/web/structured-data.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import type { BlogPostCard } from '../../contract/blog-post.ts'
import { newsTexts } from '../../texts/news-texts.ts'
import { newsPageTexts } from '../../texts/page-texts.ts'
import { DrawnMessage } from './drawn-message.tsx'
import { FeaturedPost } from './featured-post.tsx'
import { loadNews } from './load-news.ts'
import { PostCard } from './post-card.tsx'
import gridStyles from './post-grid.module.css'
import styles from './news-page.module.css'

export const handle: PageHandle = {}

const pageData = dataAfterShowing('/news', loadNews)
export const loader = pageData.loader
export const clientLoader = pageData.clientLoader

/** All posts: the first one large, the others in a grid. */
export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { head, eyebrow, title, subtitle } = useTexts(newsPageTexts)
  const feed = useLanguage() === 'en' ? '/rss.xml?lang=en' : '/rss.xml'
  const posts = pageData.useData(loaderData)
  const stories = <Posts posts={posts} />
  return (
    <Container className={styles.page}>
      <PageHead {...head} />
      <StructuredData describe={import.meta.env.SSR && ((site) => breadcrumbs(site))} />
      <link rel="alternate" type="application/rss+xml" title={head.title} href={feed} />
      <SectionHeading as="h1" eyebrow={eyebrow} title={title} subtitle={subtitle} />
      {posts instanceof Promise ? <Suspense fallback={<PostsOnTheirWay />}>{stories}</Suspense> : stories}
    </Container>
  )
}

type Cards = readonly BlogPostCard[]

function Posts({ posts }: { posts: Cards | Promise<Cards> }) {
  const [first, ...others] = posts instanceof Promise ? use(posts) : posts
  return (
    <>
      {first ? <FeaturedPost post={first} /> : <NoPosts />}
      {others.length > 0 && <MorePosts posts={others} />}
    </>
  )
}

/** The placeholder for the first post. It is drawn by the style sheet alone, because the page must not load more script for it. */
function PostsOnTheirWay() {
  return (
    <p role="status" className={styles.loading}>
      <span className="visually-hidden">{useTexts(newsTexts).latest.loading}</span>
      <span className={styles.loadingPicture} />
      <span className={styles.loadingText} />
    </p>
  )
}

function MorePosts({ posts }: { posts: Cards }) {
  return (
    <section className={styles.more} aria-labelledby="more-stories">
      <h2 id="more-stories" className={styles.moreTitle}>
        {useTexts(newsPageTexts).more}
      </h2>
      <div className={gridStyles.posts}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </section>
  )
}

function NoPosts() {
  const { menu, ...texts } = useTexts(newsPageTexts).empty
  const action = (
    <ButtonLink to="/menu" trailing={<ArrowRightIcon />}>
      {menu}
    </ButtonLink>
  )
  return <DrawnMessage as="h2" {...texts} action={action} />
}
