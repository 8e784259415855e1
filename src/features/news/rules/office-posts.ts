import { foldText } from '#src/kernel/text.ts'
import type { BlogPost } from '../contract/blog-post.ts'

export const statusFilters = ['all', 'published', 'draft'] as const
export const translationFilters = ['all', 'missing'] as const

interface PostFilter {
  readonly q: string
  readonly status: (typeof statusFilters)[number]
  readonly translation: (typeof translationFilters)[number]
}

/** The posts that are looked for, in their order: every word stands in a title or a summary, whatever its diacritics. */
export function filterPosts<Post extends BlogPost>(
  posts: readonly Post[],
  { q, status, translation }: PostFilter,
): Post[] {
  const words = foldText(q).split(' ')
  return posts.filter((post) => {
    const text = foldText([post.title, post.titleVi, post.excerpt, post.excerptVi].join(' '))
    return (
      words.every((word) => text.includes(word)) &&
      (status === 'all' || post.published === (status === 'published')) &&
      (translation === 'all' || missingTranslations(post).length > 0 || post.translationOutdated)
    )
  })
}

export type TranslatedField = 'title' | 'excerpt' | 'content'

/** Which texts a post has in English alone: guests who read Vietnamese get those in English. */
export function missingTranslations({
  titleVi,
  excerptVi,
  contentVi,
}: Pick<BlogPost, 'titleVi' | 'excerptVi' | 'contentVi'>): TranslatedField[] {
  return [
    ...(titleVi?.trim() ? [] : (['title'] as const)),
    ...(excerptVi?.trim() ? [] : (['excerpt'] as const)),
    ...(contentVi?.trim() ? [] : (['content'] as const)),
  ]
}
