import { TextLink } from '#src/design/link.tsx'
import { Container } from '#src/design/section.tsx'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { NextPost } from '../../rules/next-posts.ts'
import { postPath } from '../../rules/post-address.ts'
import { articleTexts } from '../../texts/article-texts.ts'
import { PostPicture } from './post-picture.tsx'
import styles from './next-reading.module.css'

/** What to read after an article: the posts that follow it in the list. */
export function NextReading({ posts }: { posts: readonly NextPost[] }) {
  const language = useLanguage()
  return (
    <Container className={styles.next}>
      <h2>{useTexts(articleTexts).next}</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <PostPicture post={post} shape="thumbnail" sizes="(width >= 40rem) 24rem, 6rem" />
            <TextLink
              look="quiet"
              to={postPath(post, language)}
              lang={foreignLanguage(language, post.titleVi)}
            >
              {inLanguage(language, post.title, post.titleVi)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Container>
  )
}
