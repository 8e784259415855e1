import { CardGrid } from '#src/design/card.tsx'
import { Container } from '#src/design/section.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { BlogPostCard } from '../../contract/blog-post.ts'
import { articleTexts } from '../../texts/article-texts.ts'
import { PostCard } from './post-card.tsx'
import styles from './next-reading.module.css'

/** What to read after an article: the posts that follow it in the list. */
export function NextReading({ posts }: { posts: readonly BlogPostCard[] }) {
  return (
    <Container className={styles.next}>
      <h2>{useTexts(articleTexts).next}</h2>
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post.id} compact post={post} />
        ))}
      </CardGrid>
    </Container>
  )
}
